import { useState } from 'react';
import { priceRule, setPriceRule } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';

/** Back to the suggested prices, after asking: the rule is forgotten. */
export function DropRule({ version }: { version: number }) {
  const words = useWords();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const drop = useAct(setPriceRule, {
    changes: [priceRule],
    onDone: () => {
      setAsking(false);
      toast(words.showcase.ruleDropped);
    },
  });
  return (
    <>
      <Button tone="plain" isWide onClick={() => setAsking(true)}>
        {words.showcase.ruleDrop}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => drop.act({ rule: null, version })}
        title={words.showcase.ruleDropTitle}
        action={words.showcase.ruleDrop}
        isBusy={drop.isBusy}
        error={drop.error}
      >
        <Text>{words.showcase.ruleDropDetail}</Text>
      </ConfirmDialog>
    </>
  );
}
