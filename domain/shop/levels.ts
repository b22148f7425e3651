// The four levels of a shop: earned by published criteria, free of charge.

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
  /** Members besides the owner. */
  readonly staffSeats: number;
  /** Withdrawal units of the instance currency that need no reviewer in a day, in whole major units. */
  readonly autoWithdrawMajor: number;
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
    staffSeats: 2,
    autoWithdrawMajor: 500,
  }),
  merchant: level('merchant', {
    goodsMax: 500,
    deletionsPerDay: 50,
    commissionBps: 400,
    releaseDays: 8,
    staffSeats: 5,
    autoWithdrawMajor: 2_000,
  }),
  partner: level('partner', {
    goodsMax: 2_000,
    deletionsPerDay: 200,
    commissionBps: 300,
    releaseDays: 7,
    staffSeats: 10,
    autoWithdrawMajor: 5_000,
  }),
  agent: level('agent', {
    goodsMax: 10_000,
    deletionsPerDay: 1_000,
    commissionBps: 200,
    releaseDays: 7,
    staffSeats: 20,
    autoWithdrawMajor: 10_000,
  }),
};

/** What levels ask for. Shares are in basis points, a rating in stars, `company` is 1 where one is verified. */
export const levelNeedKeys = [
  'live_goods',
  'delivered_orders',
  'buyers',
  'days_open',
  'rating',
  'cases',
  'late_bps',
  'company',
] as const;

export type LevelNeed = {
  readonly key: (typeof levelNeedKeys)[number];
  readonly rule: 'at_least' | 'below';
  readonly need: number;
};

function atLeast(key: LevelNeed['key'], need: number): LevelNeed {
  return { key, rule: 'at_least', need };
}

function below(key: LevelNeed['key'], need: number): LevelNeed {
  return { key, rule: 'below', need };
}

/** What a level asks for (docs/product.md 4.2): what is counted from events; a level can never be bought. */
export const levelNeeds: Record<LevelCode, readonly LevelNeed[]> = {
  standard: [],
  merchant: [
    atLeast('live_goods', 10),
    atLeast('delivered_orders', 10),
    atLeast('rating', 2.5),
    below('cases', 5),
  ],
  partner: [
    atLeast('days_open', 30),
    atLeast('delivered_orders', 100),
    atLeast('buyers', 30),
    atLeast('rating', 3.5),
    below('late_bps', 800),
  ],
  agent: [
    atLeast('days_open', 90),
    atLeast('delivered_orders', 1_000),
    atLeast('rating', 4.2),
    atLeast('company', 1),
  ],
};
