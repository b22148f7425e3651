// Every way in which we know how to cheat a merchant, and who finds it.
import { deny, backdate, holdSecretly, pauseSecretly, returnWithoutCase, spend } from './money.ts';
import { skim } from './books.ts';
import type { Owner } from './owner.ts';
import { freezeRecord, hideAct, rewriteRecord, splitRecord } from './record.ts';
import { belowZero, dropShop, lessOf, sealFalsely, smallerTotal, twice, type SealLie } from './seals.ts';
import { sealAll } from '#features/proof/server/seal.ts';

/** Who finds it, and how that is called in the command's list. */
const finders = {
  phone: 'phone',
  compare: 'comparing two phones',
  notary: 'notary',
  command: 'command',
  evidence: 'evidence file',
} as const;

type Finder = keyof typeof finders;

export type Cheat = {
  readonly does: string;
  readonly found: readonly Finder[];
  /** The phone does not find it with its next check: time has to pass. */
  readonly isLater?: true;
  /** Gives in words what was done. */
  readonly run: (owner: Owner, shopId: bigint) => Promise<string>;
};

const bySeal = (does: string, lieOf: (shopId: bigint) => SealLie): Cheat => ({
  does,
  found: ['phone'],
  run: async (owner, shopId) => `seal ${await sealFalsely(owner, lieOf(shopId))}`,
});

/** What the phone sees of money that was moved is in the next seal. */
const sealed =
  (act: (owner: Owner, shopId: bigint) => Promise<string>) =>
  async (owner: Owner, shopId: bigint): Promise<string> => {
    const done = await act(owner, shopId);
    await sealAll(owner.env);
    return done;
  };

export const cheats = {
  skim: {
    does: 'takes a part of a settled sale and makes the book agree',
    found: ['phone'],
    run: sealed(skim),
  },
  drop: bySeal('leaves the shop out of what is owed', dropShop),
  less: bySeal('says a cent less of the shop than its book does', lessOf),
  negative: bySeal('puts somebody far below zero beside the shop', belowZero),
  twice: bySeal('shows the shop the place of another', twice),
  total: bySeal('tells the record a smaller total', () => smallerTotal),
  'two-balances': {
    does: 'tells two phones of one shop different balances',
    found: ['compare'],
    run: async (owner) => {
      await owner.lie({ path: '/api/v1/user/wallet', lessUnits: '100' });
      return 'the next phone that asks is told 1.00 less';
    },
  },
  split: { does: 'shows two heads of one length', found: ['compare', 'notary'], run: splitRecord },
  rewrite: {
    does: 'changes the past of the record',
    found: ['phone', 'notary', 'command'],
    run: rewriteRecord,
  },
  hold: { does: 'holds money and writes nothing down', found: ['phone'], run: sealed(holdSecretly) },
  gap: { does: 'keeps an act back', found: ['phone', 'command'], run: hideAct },
  pause: { does: 'pauses payouts and writes nothing down', found: ['phone'], run: pauseSecretly },
  backdate: { does: 'dates a restriction back', found: ['phone', 'command'], run: sealed(backdate) },
  stale: {
    does: 'shows an old head of the record for ever: waiting after 2 hours, failed after 24',
    found: ['phone'],
    isLater: true,
    run: freezeRecord,
  },
  spend: { does: 'pays out without a signature of the shop', found: ['phone'], run: sealed(spend) },
  return: { does: 'gives money back without a case', found: ['phone'], run: sealed(returnWithoutCase) },
  fees: {
    does: 'shows a visitor other fees',
    found: ['command'],
    run: async (owner) => {
      const body = JSON.stringify({ version: 'other', commission: [{ level: 'level1', bps: 9_000 }] });
      await owner.lie({ path: '/fees.json', type: 'application/json; charset=utf-8', body });
      return 'ninety percent';
    },
  },
  code: {
    does: 'gives a phone a changed script',
    found: ['phone', 'command'],
    isLater: true,
    run: async (owner) => {
      const { path, text } = await owner.script();
      await owner.lie({ path, type: 'text/javascript; charset=utf-8', body: `${text}\n;void 0;\n` });
      return path;
    },
  },
  deny: {
    does: 'denies the last sale that it gave a receipt of',
    found: ['phone', 'evidence'],
    run: sealed(deny),
  },
} as const satisfies Readonly<Record<string, Cheat>>;

/** In words, such as `phone, command`. */
export const findersOf = ({ found }: Cheat): string => found.map((one) => finders[one]).join(', ');

export type CheatKind = keyof typeof cheats;

export const isCheatKind = (text: string): text is CheatKind => Object.hasOwn(cheats, text);
