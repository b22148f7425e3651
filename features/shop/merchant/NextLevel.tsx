import { TrendingUp } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { raiseLevel, shopType, storeInfo } from '#features/shop/contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { CriterionList } from './CriterionList.tsx';

type Level = OutputOf<typeof shopType>['list'][number];

/** The level that can be had next: what it asks for, how far the shop is, and the step itself. */
export function NextLevel({ level }: { level: Level }) {
  const { levels } = useWords().shop;
  const say = useSay();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const raise = useAct(raiseLevel, {
    changes: [shopType, me, storeInfo],
    onDone: () => {
      setAsking(false);
      toast(say(levels.raised, { level: level.name }));
    },
  });
  const met = level.criteria.filter(({ ok }) => ok).length;
  const isEarned = met === level.criteria.length;
  const isMissing = raise.error instanceof Refusal && raise.error.reason === 'criteria';
  return (
    <Card
      title={say(levels.raise, { level: level.name })}
      actions={
        <Badge tone={isEarned ? 'good' : 'info'}>
          {say(levels.progress, { met, all: level.criteria.length })}
        </Badge>
      }
    >
      <CriterionList criteria={level.criteria} />
      {isEarned ? (
        <Button isWide icon={<TrendingUp aria-hidden className="size-5" />} onClick={() => setAsking(true)}>
          {say(levels.raise, { level: level.name })}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={say(levels.raise, { level: level.name })}
        action={say(levels.raise, { level: level.name })}
        isBusy={raise.isBusy}
        error={isMissing ? undefined : raise.error}
        onClose={() => setAsking(false)}
        onConfirm={() => raise.act({ code: level.code })}
      >
        <p>{levels.raiseText}</p>
        {isMissing ? <Note tone="warn">{levels.missing}</Note> : null}
      </ConfirmDialog>
    </Card>
  );
}
