import { Circle, CircleCheck, Clock } from 'lucide-react';
import { useLocation } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { useMe } from '#features/people/ui/public.tsx';
import type { wallet } from '#features/wallet/contract.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { shortLineOf, type PayoutAccount } from './payout-account.ts';

type Props = { wallet: OutputOf<typeof wallet>; accounts: readonly PayoutAccount[] };

type Condition = {
  readonly key: string;
  /** `waiting`: time or a reviewer does the rest. */
  readonly state: 'done' | 'waiting' | 'open';
  readonly title: string;
  readonly detail?: string | undefined;
  /** Where it is met; the way back is this very address, with what was typed. */
  readonly to?: string;
};

/** All that a withdrawal needs, in one look and before anything is typed; gone once all of it is met. */
export function WithdrawChecklist(props: Props) {
  const { payouts: words } = useWords();
  const conditions = useConditions(props);
  if (conditions === undefined || conditions.every(({ state }) => state === 'done')) return null;
  return (
    <Section title={words.conditions}>
      <Rows label={words.conditions}>
        {conditions.map(({ key, state, ...shown }) => (
          <Row key={key} lead={<Mark state={state} />} {...shown} />
        ))}
      </Rows>
    </Section>
  );
}

function Mark({ state }: Pick<Condition, 'state'>) {
  const { levels: words } = useWords().shop;
  const look = 'size-6 shrink-0';
  return (
    <>
      {state === 'done' ? (
        <CircleCheck aria-hidden className={`${look} text-good`} />
      ) : state === 'waiting' ? (
        <Clock aria-hidden className={`${look} text-warn`} />
      ) : (
        <Circle aria-hidden className={`${look} text-muted`} />
      )}
      <span className="sr-only">{state === 'done' ? words.met : words.notYet}</span>
    </>
  );
}

function useConditions({ wallet: purse, accounts }: Props): readonly Condition[] | undefined {
  const { payouts: words, identity, safety, shop } = useWords();
  const { pathname, search } = useLocation();
  const account = useAccountCondition(accounts);
  const { data } = useMe();
  if (data === undefined) return undefined;
  const next = `next=${encodeURIComponent(pathname + search)}`;
  const { identity_status: status, second_factor: hasFactor } = data.info;
  const toIdentity = `/identity?${next}`;
  return [
    status === 'verified'
      ? { key: 'identity', state: 'done', title: shop.legalVerified }
      : status === 'applying'
        ? {
            key: 'identity',
            state: 'waiting',
            title: identity.status.applying,
            detail: identity.applyingTitle,
            to: toIdentity,
          }
        : {
            key: 'identity',
            state: 'open',
            title: words.verifyIdentity,
            detail: words.needsIdentity,
            to: toIdentity,
          },
    purse.pay_password_set
      ? { key: 'pin', state: 'done', title: words.pin }
      : {
          key: 'pin',
          state: 'open',
          title: words.noPin,
          detail: words.noPinDetail,
          to: `/settings/pay-password?${next}`,
        },
    hasFactor
      ? { key: 'factor', state: 'done', title: safety.signIn.step }
      : {
          key: 'factor',
          state: 'open',
          title: words.setFactor,
          detail: words.needsFactor,
          to: `/settings/security/second-step?${next}`,
        },
    account,
  ];
}

/** One account that can be used is enough; otherwise the one that can be used first. */
function useAccountCondition(accounts: readonly PayoutAccount[]): Condition {
  const { payouts: words } = useWords();
  const say = useSay();
  const { distance } = useFormats();
  const key = 'account';
  const usable = accounts.find(({ status }) => status === 'usable');
  if (usable !== undefined) return { key, state: 'done', title: words.accounts, detail: shortLineOf(usable) };
  const [resting] = accounts
    .filter(({ status }) => status === 'on_hold')
    .toSorted((left, right) => left.usable_at.localeCompare(right.usable_at));
  if (resting !== undefined)
    return {
      key,
      state: 'waiting',
      title: shortLineOf(resting),
      detail: say(words.onHold, { when: distance(resting.usable_at) }),
    };
  const [blocked] = accounts;
  return blocked === undefined
    ? {
        key,
        state: 'open',
        title: words.addAccount,
        detail: words.noAccountsDetail,
        to: '/wallet/accounts/new',
      }
    : { key, state: 'open', title: shortLineOf(blocked), detail: words.otherName, to: '/wallet/accounts' };
}
