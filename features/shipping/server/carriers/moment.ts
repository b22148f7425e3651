// A carrier's time, in the forms that say which moment they are: with a zone of their own, or in that of the carrier's
// row. Other forms are not read, for this machine would take them as its own.
import { localTime } from '#domain/time.ts';
import { minuteMs } from '#domain/limits.ts';

/** `2026-03-02`, with a time or without, and with a zone or without. */
const isoForm =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i;
/** `Mon, 02 Mar 2026 10:00:00 -0500`: of an email. */
const mailForm =
  /^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})? (?:GMT|UTC|[+-]\d{4})$/;

/** Undefined where it is no moment. */
export function readMoment(said: string, zone: string): Date | undefined {
  const text = said.trim();
  if (mailForm.test(text)) return asDate(new Date(text));
  const [, year, month, day, hour = '00', minute = '00', second = '00', part = '0', own] =
    isoForm.exec(text) ?? [];
  if (year === undefined) return undefined;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const local = new Date(`${written}.${part.padEnd(3, '0').slice(0, 3)}Z`);
  // The 30th of February would become the 2nd of March.
  if (Number.isNaN(local.getTime()) || local.toISOString().slice(0, 19) !== written) return undefined;
  return own === undefined ? localTime(local, zone) : new Date(local.getTime() - offsetMs(own));
}

function asDate(at: Date): Date | undefined {
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Of `Z`, `+02`, `+02:00` and `+0200`. */
function offsetMs(zone: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}
