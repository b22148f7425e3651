import { Store } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { listLinkedShops, removeLinkedShop } from '#features/people/shops.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { Text } from '#ui/content/Text.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { useWaitingCount } from '#ui/offline/QueueProvider.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';

type Shop = OutputOf<typeof listLinkedShops>['shops'][number];

type Props = {
  shop: Shop;
  onSwitch: () => void;
  /** This one is being opened. */
  isBusy: boolean;
  /** Some one is. */
  isHeld: boolean;
};

/** Another shop of the owner. Switching asks first where words that wait for a connection would be lost. */
export function ShopRow({ shop, onSwitch, isBusy, isHeld }: Props) {
  const { shops: words } = useWords().safety;
  const say = useSay();
  const { time } = useFormats();
  const waiting = useWaitingCount();
  const [asked, setAsked] = useState<'switch' | 'remove'>();
  const named = { shop: shop.name };
  return (
    <>
      <Row
        lead={<Store aria-hidden className="size-6 text-muted" />}
        title={shop.name}
        detail={say(words.since, { when: time(shop.since, 'date') })}
        below={
          <Stack isRow gap="small">
            <Button
              size="small"
              aria-label={say(words.switchLabel, named)}
              isBusy={isBusy}
              disabled={isHeld && !isBusy}
              onClick={() => (waiting === 0 ? onSwitch() : setAsked('switch'))}
            >
              {words.switch}
            </Button>
            <Button
              tone="quiet"
              size="small"
              aria-label={say(words.removeLabel, named)}
              disabled={isHeld}
              onClick={() => setAsked('remove')}
            >
              {words.remove}
            </Button>
          </Stack>
        }
      />
      {asked === 'remove' ? <RemoveDialog shop={shop} onClose={() => setAsked(undefined)} /> : null}
      <ConfirmDialog
        isOpen={asked === 'switch'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined);
          onSwitch();
        }}
        title={say(words.switchTitle, named)}
        action={words.switch}
        isDanger
      >
        <Text>{say(words.waiting, { count: waiting })}</Text>
      </ConfirmDialog>
    </>
  );
}

function RemoveDialog({ shop: { id, name }, onClose }: { shop: Shop; onClose: () => void }) {
  const { shops: words } = useWords().safety;
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(removeLinkedShop, {
    changes: [listLinkedShops, me],
    onDone: () => {
      toast(say(words.removed, { shop: name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={say(words.removeTitle, { shop: name })}
      action={words.remove}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => act({ id })}
    >
      <Text>{words.removeDetail}</Text>
    </ConfirmDialog>
  );
}
