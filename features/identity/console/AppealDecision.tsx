import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { decideIdentityAppeal, listIdentityAppeals } from '#features/identity/appeal.contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useNavigate } from '#ui/routing/hooks.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Opened } from './IdentityAppealScreen.tsx';

type Verdict = 'upheld' | 'overturned';

const { statementUnitsMin: min, statementUnitsMax: max } = limits;

/** @param unopened Documents that this person has not looked at: nobody is verified unseen. */
export function AppealDecision({ opened, unopened }: { opened: Opened; unopened: number }) {
  const { identity, risk } = useWords();
  const { appeals: words } = identity;
  const say = useSay();
  const toast = useToast();
  const go = useNavigate();
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const [asked, setAsked] = useState<Verdict>();
  const deciding = useAct(decideIdentityAppeal, {
    changes: [listIdentityAppeals],
    onDone: () => {
      toast(risk.appeals.decided, 'good');
      go('/identities/appeals');
    },
  });
  const count = text.trim().length;

  function ask(verdict: Verdict): void {
    setTried(true);
    if (count >= min) setAsked(verdict);
  }

  return (
    <Card title={risk.appeals.decision}>
      <TextArea
        label={words.text}
        hint={say(words.text_hint, { count, min, max })}
        rows={6}
        value={text}
        onChange={setText}
        maxLength={max}
        error={hasTried && count < min ? say(words.text_short, { min }) : undefined}
      />
      {unopened > 0 ? <Text look="small">{say(identity.unopened, { count: unopened })}</Text> : null}
      <Stack isRow>
        <Button disabled={unopened > 0} onClick={() => ask('overturned')}>
          {words.overturn}
        </Button>
        <Button tone="quiet" onClick={() => ask('upheld')}>
          {words.uphold}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) deciding.act({ id: opened.id, verdict: asked, decision: text.trim() });
        }}
        title={risk.appeals.confirm_title}
        action={asked === 'overturned' ? words.overturn : words.uphold}
        isBusy={deciding.isBusy}
        error={deciding.error}
      >
        <p>{risk.appeals.confirm_text}</p>
      </ConfirmDialog>
    </Card>
  );
}
