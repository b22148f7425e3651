import { KeyRound, MailCheck } from 'lucide-react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useSay } from '#ui/words/words.tsx';
import { Notices, PageTitle, TextInput, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { Panel } from '#features/storefront/pages/Panel.tsx';
import { OwnAccount } from './OwnAccount.tsx';
import { OwnAddresses } from './OwnAddresses.tsx';
import { OwnOrders } from './OwnOrders.tsx';
import { WishRows } from './WishRows.tsx';

type Mine = PageOf<'mine'>;
type ViewOf<V extends Mine['view']> = Extract<Mine, { readonly view: V }>;

export function MineView({ page }: { page: Mine }) {
  switch (page.view) {
    case 'out':
      return <SignedOut page={page} />;
    case 'asked':
      return <Asked page={page} />;
    case 'link':
      return <OpenLink page={page} />;
    case 'in':
      return <SignedIn page={page} />;
  }
}

function SignedIn({ page }: { page: ViewOf<'in'> }) {
  const words = useStorefrontWords();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle lead={page.own.email}>{words.mineTitle}</PageTitle>
      <Notices notices={page.notices} />
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <WishRows page={page} />
        <div className="flex min-w-0 flex-col gap-5">
          <OwnOrders orders={page.own.orders} base={page.base} />
          <OwnAddresses addresses={page.own.addresses} base={page.base} />
          <OwnAccount own={page.own} base={page.base} />
        </div>
      </div>
    </div>
  );
}

function SignedOut({ page }: { page: ViewOf<'out'> }) {
  const words = useStorefrontWords();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle>{words.mineTitle}</PageTitle>
      <Notices notices={page.notices} />
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <WishRows page={page} />
        <SignIn page={page} />
      </div>
    </div>
  );
}

function SignIn({ page }: { page: ViewOf<'out'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <Card title={words.mineSignIn}>
      <p>{words.mineSignInLead}</p>
      <form method="post" action={`${page.base}/me/link`} noValidate className="flex flex-col gap-3">
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          label={words.restockEmail}
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={page.email}
          error={page.isWrong ? words.restockWrong : undefined}
        />
        <Button type="submit" isWide>
          {words.mineSend}
        </Button>
      </form>
      {page.wishes.length === 0 ? null : <p className="text-meta text-muted">{words.mineBrowser}</p>}
      <p className="text-meta text-muted">{say(words.minePrivacy, { days: limits.buyerPageDays })}</p>
    </Card>
  );
}

function Asked({ page: { email } }: { page: ViewOf<'asked'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <Panel
      icon={<MailCheck aria-hidden className="size-7" />}
      title={words.restockAsked}
      lead={say(words.mineAskedText, { email, minutes: limits.buyerLinkMinutes })}
    />
  );
}

/** A link that only opens it signs nobody in: programs open every link of an email. */
function OpenLink({ page: { base, token, email } }: { page: ViewOf<'link'> }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <Panel
      icon={<KeyRound aria-hidden className="size-7" />}
      title={words.mineOpen}
      lead={say(words.mineOpenText, { email, days: limits.buyerSessionDays })}
    >
      <form method="post" action={`${base}/me/${encodeURIComponent(token)}/open`} className="flex flex-col">
        <Button type="submit">{words.mineOpenSend}</Button>
      </form>
    </Panel>
  );
}
