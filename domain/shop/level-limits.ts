// Values of levels that operators may change, with notice: a closed list with floors and ceilings.
// Money that is a merchant's already is in none of them. The table `limit_rule` holds the same rows.
import { levelCodes, levels, type Level, type LevelCode } from './levels.ts';

export const levelLimitKinds = [
  'goods_max',
  'deletions_daily',
  'commission_bps',
  'auto_withdraw_major',
] as const;
export type LevelLimitKind = (typeof levelLimitKinds)[number];

type Rule = {
  readonly field: 'goodsMax' | 'deletionsPerDay' | 'commissionBps' | 'autoWithdrawMajor';
  readonly floor: number;
  readonly ceiling: number;
  /** The direction that is worse for a merchant, and the days it is announced before; the other one may hold at once. */
  readonly worse: 'up' | 'down';
  readonly noticeDays: number;
};

export const levelLimitRules: Record<LevelLimitKind, Rule> = {
  /** Goods on sale at once; the showcase has twice as many rows. Nothing that is on sale is ever taken off by it. */
  goods_max: { field: 'goodsMax', floor: 50, ceiling: 100_000, worse: 'down', noticeDays: 30 },
  deletions_daily: { field: 'deletionsPerDay', floor: 10, ceiling: 10_000, worse: 'down', noticeDays: 30 },
  /** Of new orders; those that are made keep theirs. The fifteen days are those of the EU's P2B regulation, Article 3. */
  commission_bps: { field: 'commissionBps', floor: 0, ceiling: 1_000, worse: 'up', noticeDays: 15 },
  /** What goes out in a day without a reviewer; never what may be withdrawn. */
  auto_withdraw_major: {
    field: 'autoWithdrawMajor',
    floor: 100,
    ceiling: 50_000,
    worse: 'down',
    noticeDays: 30,
  },
};

export type LevelLimitKey = `${LevelLimitKind}.${LevelCode}`;

export const levelLimitKeys: readonly LevelLimitKey[] = levelLimitKinds.flatMap((kind) =>
  levelCodes.map((code): LevelLimitKey => `${kind}.${code}`),
);

export function isLevelLimitKey(text: string): text is LevelLimitKey {
  return levelLimitKeys.some((key) => key === text);
}

/** The level and the kind that a key names. */
export function partsOfKey(key: LevelLimitKey): { kind: LevelLimitKind; level: LevelCode } {
  for (const kind of levelLimitKinds) {
    const level = levelCodes.find((code) => key === `${kind}.${code}`);
    if (level !== undefined) return { kind, level };
  }
  throw new Error(`${key} is no limit of a level`);
}

export function isWorse(kind: LevelLimitKind, before: number, value: number): boolean {
  return levelLimitRules[kind].worse === 'up' ? value > before : value < before;
}

/** A value that holds from a moment on. */
export type LevelChange = { readonly key: LevelLimitKey; readonly value: number; readonly from: Date };

/** A level as it is at a moment: its own values with what was changed by then, the latest change last. */
export function levelAt(code: LevelCode, changes: readonly LevelChange[], now: Date): Level {
  let level = levels[code];
  for (const { key, value, from } of changes) {
    const parts = partsOfKey(key);
    if (parts.level !== code || from > now) continue;
    level = { ...level, [levelLimitRules[parts.kind].field]: value };
  }
  return { ...level, rowsMax: level.goodsMax * 2 };
}
