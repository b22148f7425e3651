// The text of a line of MT940: fields after `?` where a German bank wrote them, else what stands there.
import { plainBankNumber } from '#domain/payouts/payout.ts';
import { joinTexts, plainWords, type StatementLine } from '#features/bank/server/file.ts';

type Parts = Pick<StatementLine, 'otherName' | 'otherAccount' | 'otherBic' | 'text'>;

/** `166` and the sign before every field, which is `?` at most banks. */
const structured = /^\d{3}([?<>#+&@|~^])(?=\d\d)/;

/** Reads the rows of `:86:`; `more` is what the line itself says besides. */
export function partsOf(rows: readonly string[], more: readonly string[]): Parts {
  const whole = rows.join('');
  const sign = structured.exec(whole)?.[1];
  if (sign === undefined) return { ...nobody, text: joinTexts([plainText(rows), ...more]) };
  const fields = fieldsOf(whole.slice(3), sign);
  const told = (from: number, to: number) =>
    fields.filter(({ code }) => code >= from && code <= to).map(({ text }) => text);
  // Broken where a field is full: together they are what the payer wrote.
  const purpose = [...told(20, 29), ...told(60, 63)].join('');
  const bic = plainBankNumber(told(30, 30).join(''));
  return {
    otherName: plainWords(told(32, 33).join(''), 140),
    otherAccount: plainWords(plainBankNumber(told(31, 31).join('') || told(38, 38).join('')), 40),
    otherBic: /^[A-Z]{6}[A-Z0-9]{2,5}$/.test(bic) ? bic : '',
    text: joinTexts([...keysApart(purpose), told(0, 0).join(''), ...more]),
  };
}

const nobody = { otherName: '', otherAccount: '', otherBic: '' } as const;

function fieldsOf(text: string, sign: string): { code: number; text: string }[] {
  return text.split(sign).flatMap((part) => {
    const code = /^\d\d/.exec(part)?.[0];
    return code === undefined ? [] : [{ code: Number(code), text: part.slice(2) }];
  });
}

/** `EREF+…SVWZ+…`: each on a line of its own, the payer's own words without their key. */
function keysApart(purpose: string): string[] {
  return purpose
    .split(/(?=(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|COAM|OAMT)\+)/)
    .map((part) => part.replace(/^SVWZ\+/, ''));
}

/** Rows that are as long as a row can be go on in the next one. */
function plainText(rows: readonly string[]): string {
  return rows.map((row) => (row.length >= 65 ? row : `${row} `)).join('');
}
