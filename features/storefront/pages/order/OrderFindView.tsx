import { PackageSearch, Undo2 } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { Notices, TextInput, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf } from '#features/storefront/page.shapes.ts';
import { Panel } from '#features/storefront/pages/Panel.tsx';

/** An order without its link: by the number and the address it was ordered with. */
export function OrderFindView({ page }: { page: PageOf<'orderFind'> }) {
  const words = useStorefrontWords();
  const isWithdrawal = page.purpose === 'withdraw';
  // Where no shop is named the page stands beside all of them.
  const action = `${page.shop === undefined ? '' : page.base}/${isWithdrawal ? 'withdraw' : 'order'}`;
  const Icon = isWithdrawal ? Undo2 : PackageSearch;
  return (
    <Panel
      icon={<Icon aria-hidden className="size-7" />}
      title={isWithdrawal ? words.afterFindWithdrawTitle : words.afterFindTitle}
      lead={isWithdrawal ? words.afterFindWithdrawLead : words.afterFindLead}
    >
      <Notices notices={page.notices} />
      <form method="post" action={action} noValidate className="flex flex-col gap-4">
        <TextInput
          name="number"
          label={words.afterFindNumber}
          hint={words.afterFindNumberHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          required
          defaultValue={page.values.number}
          error={page.faults.number ? words.afterFindNumberMissing : undefined}
        />
        <TextInput
          name="email"
          type="email"
          label={words.afterFindEmail}
          autoComplete="email"
          maxLength={120}
          required
          defaultValue={page.values.email}
          error={page.faults.email ? words.afterFindEmailMissing : undefined}
        />
        <Button type="submit" isWide>
          {isWithdrawal ? words.afterFindWithdrawSend : words.afterFindSend}
        </Button>
      </form>
      <p className="text-meta text-muted">{words.afterFindFoot}</p>
    </Panel>
  );
}
