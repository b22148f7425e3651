import { useState } from 'react';
import { listBundles, removeBundle, setBundle } from '#features/discounts/bundles.contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { DiscountPage } from './DiscountPage.tsx';
import type { Bundle } from './types.ts';

/** Products that are sold together for less. */
export function BundlesScreen() {
  const words = useWords().discounts;
  const query = useEndpoint(listBundles, {});
  const isFull = query.data !== undefined && query.data.list.length >= query.data.max;
  return (
    <DiscountPage
      actions={isFull ? null : <LinkButton to="/discounts/bundles/new">{words.bundleNew}</LinkButton>}
    >
      <Text look="muted">{words.bundleLead}</Text>
      <QueryView
        query={query}
        skeleton={<SkeletonCards count={2} shape="block" />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: <Empty says={words.bundleNone} detail={words.bundleNoneDetail} />,
        }}
      >
        {({ list }) => list.map((bundle) => <BundleCard key={bundle.id} bundle={bundle} />)}
      </QueryView>
    </DiscountPage>
  );
}

function BundleCard({ bundle }: { bundle: Bundle }) {
  const words = useWords().discounts;
  const say = useSay();
  const { money } = useFormats();
  const [isDeleting, setDeleting] = useState(false);
  const { goods, currency, verdict } = bundle;
  const title = goods.map((one) => one.title).join(' + ');
  const prices = { after: money(bundle.price, currency), before: money(bundle.full_price, currency) };
  return (
    <Card title={title}>
      {verdict === 'ok' ? null : <Badge tone="warn">{words.bundleVerdicts[verdict]}</Badge>}
      <Text>{say(words.insteadOf, prices)}</Text>
      <Text>{say(words.bundleProfit, { amount: money(bundle.profit, currency) })}</Text>
      <Rows label={title}>
        {goods.map((one) => (
          <Row
            key={one.id}
            lead={<Picture image={one.image} size="small" />}
            title={one.title}
            detail={money(one.price, currency)}
          />
        ))}
      </Rows>
      <OnSwitch bundle={bundle} />
      {bundle.is_on && verdict === 'ok' ? (
        <LinkButton to={bundle.public_url} tone="plain" size="small">
          {words.bundleSee}
        </LinkButton>
      ) : null}
      <Button tone="quiet" size="small" onClick={() => setDeleting(true)}>
        {words.bundleDelete}
      </Button>
      {isDeleting ? <DeleteBundle bundle={bundle} onClose={() => setDeleting(false)} /> : null}
    </Card>
  );
}

/** Saved at once, and undone by the button of the message. */
function OnSwitch({ bundle: { id, is_on: isOn, version } }: { bundle: Bundle }) {
  const words = useWords().discounts;
  const offerUndo = useUndo(setBundle, [listBundles]);
  const change = useAct(setBundle, {
    changes: [listBundles],
    onDone: (saved) =>
      offerUndo(saved.is_on ? words.bundleOn : words.bundleOff, {
        ask: { id, is_on: isOn, version: saved.version },
      }),
  });
  return (
    <>
      <SwitchField
        label={words.bundleSold}
        isOn={isOn}
        onChange={(wish) => change.act({ id, is_on: wish, version })}
      />
      <ErrorBox error={change.error} />
    </>
  );
}

function DeleteBundle({ bundle: { id, version }, onClose }: { bundle: Bundle; onClose: () => void }) {
  const words = useWords().discounts;
  const toast = useToast();
  const remove = useAct(removeBundle, {
    changes: [listBundles],
    onDone: () => {
      toast(words.bundleDeleted, 'good');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words.bundleDelete}
      action={words.bundleDelete}
      isBusy={remove.isBusy}
      error={remove.error}
      onClose={onClose}
      onConfirm={() => remove.act({ id, version })}
    >
      <p>{words.bundleDeleteText}</p>
    </ConfirmDialog>
  );
}
