// What is kept of an error beside the timer that failed: enough to find the cause, and nothing of people's rows.
import { limits } from '#domain/limits.ts';

/** Fields in which PostgreSQL names what an error is about. They are names of the schema, never values. */
const nameFields = ['schema', 'table', 'column', 'constraint', 'dataType'];

const unknownFault = 'Unknown fault';

/**
 * One line about an error, of `limits.timerFaultUnitsMax` characters at most: its name, its code and its message. Values in
 * quotes, e-mail addresses, paths and queries of addresses, long numbers and tokens are left out, because a message may
 * repeat what stood in a row or what another side answered. The log has the whole error.
 */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return unknownFault;
  const code = codeOf(error);
  const start = code === undefined ? error.name : `${error.name} ${code}`;
  const message = withoutValues(error.message, namesIn(error));
  const text = message === '' ? start : `${start}: ${message}`;
  return text.length <= limits.timerFaultUnitsMax ? text : `${text.slice(0, limits.timerFaultUnitsMax - 1)}…`;
}

/** A SQLSTATE or a code of the system, of the error or of what caused it. */
function codeOf(error: Error): string | undefined {
  for (const one of [error, error.cause]) {
    if (!(one instanceof Error) || !('code' in one)) continue;
    const { code } = one;
    if (typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code)) return code;
  }
  return undefined;
}

function namesIn(error: Error): ReadonlySet<string> {
  const fields = new Map<string, unknown>(Object.entries(error));
  return new Set(nameFields.map((field) => fields.get(field)).filter((name) => typeof name === 'string'));
}

function withoutValues(message: string, names: ReadonlySet<string>): string {
  return (
    message
      .replaceAll(/\p{Cc}+/gu, ' ')
      .replaceAll(/\b(https?:\/\/)(?:[^\s/@]*@)?([^\s/?#"']+)[^\s"']*/g, '$1$2/…')
      .replaceAll(/[^\s"'<>()]+@[^\s"'<>()]+/g, '…')
      // An apostrophe within a word opens no quotation.
      .replaceAll(/"([^"]*)"|(?<!\w)'([^']*)'(?!\w)/g, (quoted, double?: string, single?: string) =>
        names.has(double ?? single ?? '') ? quoted : '"…"',
      )
      .replaceAll(/(?=[\w-]*\d)[\w-]{20,}|\+?\d(?:[ -]?\d){4,}/g, '…')
      .trim()
  );
}
