// What is typed into the statement builder, and what follows from it.
import { dayMs } from '#domain/limits.ts';
import {
  holdReasons,
  needsTwoPeople,
  restrictionLevels,
  type HoldCode,
  type RestrictionLevel,
} from '#domain/restriction.ts';

export type Draft = {
  shop: string;
  code: HoldCode;
  level: RestrictionLevel;
  text: string;
  evidence: string;
  amount: string;
  fileNo: string;
  days: string;
  /** Of the paper, once it is kept. */
  document: string;
};

/** What a restriction begins as: nothing that could be sent by accident. */
export function emptyDraft(shop: string): Draft {
  return {
    shop,
    code: 'H01',
    level: 'warned',
    text: '',
    evidence: '',
    amount: '',
    fileNo: '',
    days: '7',
    document: '',
  };
}

export const levelsOf = (code: HoldCode) =>
  restrictionLevels.filter((level) => holdReasons[code][level] !== undefined);

export const needsTwo = ({ code, level, days }: Pick<Draft, 'code' | 'level' | 'days'>) =>
  needsTwoPeople(code, level, (/^\d{1,3}$/.test(days) ? Number(days) : 0) * 24);

export function termOf({ code, level }: Pick<Draft, 'code' | 'level'>) {
  return holdReasons[code][level];
}

/** When it begins and when it ends by itself. */
export function spanOf(draft: Draft, now: number): { from: number; until: number } {
  const notice = (termOf(draft)?.noticeHours ?? 0) * (dayMs / 24);
  // A minute more than the notice: the form and its answer take a moment too.
  const from = notice === 0 ? now : now + notice + 60_000;
  const days = /^\d{1,3}$/.test(draft.days) ? Number(draft.days) : 0;
  return { from, until: from + days * dayMs };
}
