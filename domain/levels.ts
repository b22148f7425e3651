// The four levels of a shop: earned by published criteria, free of charge (decisions.md).

export const levelCodes = ['standard', 'merchant', 'partner', 'agent'] as const;
export type LevelCode = (typeof levelCodes)[number];

export type Level = {
  readonly code: LevelCode;
  /** Goods on sale at once. */
  readonly goodsMax: number;
  /** Showcase rows, delisted ones included: twice the goods. */
  readonly rowsMax: number;
  /** Deletions a shop day; delisting does not count. */
  readonly deletionsPerDay: number;
  /** Commission on the goods price, in basis points. */
  readonly commissionBps: number;
  /** Days from delivery after which settled money is free. */
  readonly releaseDays: number;
  /** Withdrawal units of the instance currency that need no reviewer in a day, in whole major units. */
  readonly autoWithdrawMajor: number;
  readonly staffSeats: number;
};

function level(code: LevelCode, rest: Omit<Level, 'code' | 'rowsMax'>): Level {
  return { code, rowsMax: rest.goodsMax * 2, ...rest };
}

export const levels: Record<LevelCode, Level> = {
  standard: level('standard', {
    goodsMax: 100,
    deletionsPerDay: 20,
    commissionBps: 500,
    releaseDays: 10,
    autoWithdrawMajor: 500,
    staffSeats: 1,
  }),
  merchant: level('merchant', {
    goodsMax: 500,
    deletionsPerDay: 50,
    commissionBps: 400,
    releaseDays: 8,
    autoWithdrawMajor: 2_000,
    staffSeats: 2,
  }),
  partner: level('partner', {
    goodsMax: 2_000,
    deletionsPerDay: 200,
    commissionBps: 300,
    releaseDays: 7,
    autoWithdrawMajor: 5_000,
    staffSeats: 5,
  }),
  agent: level('agent', {
    goodsMax: 10_000,
    deletionsPerDay: 1_000,
    commissionBps: 200,
    releaseDays: 7,
    autoWithdrawMajor: 10_000,
    staffSeats: 10,
  }),
};
