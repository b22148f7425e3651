// The transaction password: digits that are typed on a phone, so what anyone would try first is refused.
import { limits } from '#domain/limits.ts';

export type PinFault = 'shape' | 'too_simple';

/** Why a transaction password cannot be chosen; undefined for a good one. Give it what `pinOf` made of it. */
export function pinFault(pin: string): PinFault | undefined {
  const { pinDigitsMin, pinDigitsMax } = limits;
  if (!/^[0-9]+$/.test(pin) || pin.length < pinDigitsMin || pin.length > pinDigitsMax) return 'shape';
  const isSimple = isRun(pin) || isRepeat(pin) || isMirrored(pin) || isBirthday(pin) || favourites.has(pin);
  return isSimple ? 'too_simple' : undefined;
}

/** Lines on the keypad, dates of love and the like: what lists of stolen codes have on top. */
const favourites = new Set([
  '147258',
  '147258369',
  '258369',
  '159753',
  '159357',
  '753951',
  '112358',
  '314159',
  '102030',
  '131452',
  '520131',
  '5201314',
  '1314520',
  '246810',
  '135790',
  '147852',
  '963852',
  '789456',
  '789456123',
  '456789123',
  '321654',
  '123654',
  '123789',
  '142536',
  '101112',
  '12345679',
]);

/** 123456, 890123, 654321: each digit is the one before plus or minus one. */
function isRun(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/** 111111, 121212, 123123, 112233: one short piece, or one digit after the other, said again and again. */
function isRepeat(pin: string): boolean {
  if (/^([0-9]{1,4})\1+$/.test(pin)) return true;
  const pairs = /^(?:([0-9])\1)+$/.test(pin) ? pin.replaceAll(/([0-9])\1/g, '$1') : '';
  return pairs.length > 2 && isRun(pairs);
}

/** 123321: a run there and back. */
function isMirrored(pin: string): boolean {
  const half = pin.slice(0, Math.ceil(pin.length / 2));
  return pin === Array.from(pin).toReversed().join('') && isRun(half);
}

/** A day of this century or the last with its whole year: 19870412, 12041987, 04121987. */
function isBirthday(pin: string): boolean {
  const forms = [
    /^(?<year>(?:19|20)[0-9]{2})(?<month>[0-9]{2})(?<day>[0-9]{2})$/,
    /^(?<day>[0-9]{2})(?<month>[0-9]{2})(?<year>(?:19|20)[0-9]{2})$/,
    /^(?<month>[0-9]{2})(?<day>[0-9]{2})(?<year>(?:19|20)[0-9]{2})$/,
  ];
  return forms.some((form) => {
    const { month = '', day = '' } = form.exec(pin)?.groups ?? {};
    return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
  });
}
