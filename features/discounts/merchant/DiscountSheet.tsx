import { useState } from 'react';
import { listDiscounts, setDiscountState } from '#features/discounts/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { ShareButton } from '#ui/buttons/ShareButton.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Code } from './types.ts';
import { phaseTones, useCodeTexts } from './useCodeTexts.ts';

type Props = { code: Code; onClose: () => void };

/** One code: its terms, what it cost and in which orders, its link, and the ways to pause or end it. */
export function DiscountSheet({ code, onClose }: Props) {
  const words = useWords().discounts;
  const [isEnding, setEnding] = useState(false);
  return (
    <Sheet isOpen onClose={onClose} title={code.code}>
      <Badge tone={phaseTones[code.phase]}>{words.phases[code.phase]}</Badge>
      <Terms code={code} />
      {code.orders === 0 ? null : (
        <LinkButton to={`/orderList?discount=${code.id}`} tone="plain" isWide>
          {words.seeOrders}
        </LinkButton>
      )}
      {code.phase === 'ended' ? null : (
        <>
          <ShareButton shared={{ title: code.code, url: code.link }} />
          <PauseButton code={code} />
          <Button tone="danger" isWide onClick={() => setEnding(true)}>
            {words.end}
          </Button>
        </>
      )}
      {isEnding ? <EndDialog code={code} onClose={() => setEnding(false)} onDone={onClose} /> : null}
    </Sheet>
  );
}

function Terms({ code }: { code: Code }) {
  const words = useWords().discounts;
  const say = useSay();
  const texts = useCodeTexts();
  const money = (amount: string) => <MoneyText amount={amount} currency={code.currency} />;
  return (
    <Facts
      facts={[
        { label: words.kind, value: texts.gives(code) },
        {
          label: words.which,
          value:
            code.goods_ids === null
              ? words.allGoods
              : say(words.goodsCount, { count: code.goods_ids.length }),
        },
        code.min_amount === null ? undefined : { label: words.minAmount, value: money(code.min_amount) },
        { label: words.from, value: <TimeText at={code.starts_at} /> },
        code.ends_at === null ? undefined : { label: words.to, value: <TimeText at={code.ends_at} /> },
        code.per_buyer_max === null
          ? undefined
          : { label: words.perBuyer, value: String(code.per_buyer_max) },
        { label: words.usesLabel, value: texts.uses(code) },
        { label: words.sold, value: money(code.sales) },
        { label: words.costLabel, value: money(code.cost), isTotal: true },
      ]}
    />
  );
}

/** Pausing is undone by the same button, so it asks for nothing. */
function PauseButton({ code }: { code: Code }) {
  const words = useWords().discounts;
  const toast = useToast();
  const isPaused = code.state === 'paused';
  const change = useAct(setDiscountState, {
    changes: [listDiscounts],
    onDone: ({ state }) => toast(state === 'paused' ? words.paused : words.resumed, 'good'),
  });
  return (
    <>
      <Button
        tone="plain"
        isWide
        isBusy={change.isBusy}
        onClick={() =>
          change.act({ id: code.id, state: isPaused ? 'active' : 'paused', version: code.version })
        }
      >
        {isPaused ? words.resume : words.pause}
      </Button>
      <ErrorBox error={change.error} />
    </>
  );
}

function EndDialog({ code, onClose, onDone }: Props & { onDone: () => void }) {
  const words = useWords().discounts;
  const say = useSay();
  const toast = useToast();
  const end = useAct(setDiscountState, {
    changes: [listDiscounts],
    onDone: () => {
      toast(words.ended, 'good');
      onDone();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={say(words.endTitle, { code: code.code })}
      action={words.end}
      isBusy={end.isBusy}
      error={end.error}
      onClose={onClose}
      onConfirm={() => end.act({ id: code.id, state: 'ended', version: code.version })}
    >
      <p>{words.endText}</p>
    </ConfirmDialog>
  );
}
