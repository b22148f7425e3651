import { useState } from 'react';
import { decideRoleChange, listPeople, type ConsoleMember } from '#features/staff/people.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { Fault } from './Fault.tsx';
import { useRoleText } from './useRoleText.ts';

type Asked = { readonly id: string; readonly name: string };

/** What another owner proposed, and what one has proposed oneself. */
export function WaitingChanges({ list }: { list: readonly ConsoleMember[] }) {
  const { people: words, prove } = useWords().access;
  const say = useSay();
  const toast = useToast();
  const [asked, setAsked] = useState<Asked>();
  const { act, isBusy, error, reset } = useAct(decideRoleChange, {
    changes: [listPeople],
    onDone: ({ state }) => {
      setAsked(undefined);
      toast(state === 'confirmed' ? words.confirmed : words.declined, 'good');
    },
  });
  const reasons = { ...words.reason, not_fresh: prove.needed };
  const waiting = list.flatMap(({ name, changes }) => changes.map((change) => ({ ...change, name })));

  return (
    <Section title={words.waiting}>
      {waiting.length === 0 ? (
        <Text look="muted">{words.none_waiting}</Text>
      ) : (
        <Rows label={words.waiting}>
          {waiting.map((change) => (
            <ChangeRow
              key={change.id}
              change={change}
              isBusy={isBusy}
              onConfirm={() => {
                reset();
                setAsked({ id: change.id, name: change.name });
              }}
              onDecline={() => act({ id: change.id, verdict: 'decline' })}
            />
          ))}
        </Rows>
      )}
      {asked === undefined ? <Fault error={error} reasons={reasons} /> : null}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked !== undefined) act({ id: asked.id, verdict: 'confirm' });
        }}
        title={words.confirm_title}
        action={words.confirm}
        isBusy={isBusy}
      >
        <Text>{say(words.confirm_text, { name: asked?.name ?? '' })}</Text>
        <Fault error={error} reasons={reasons} />
      </ConfirmDialog>
    </Section>
  );
}

type RowProps = {
  change: ConsoleMember['changes'][number] & { readonly name: string };
  isBusy: boolean;
  onConfirm: () => void;
  onDecline: () => void;
};

function ChangeRow({ change, isBusy, onConfirm, onDecline }: RowProps) {
  const { people: words } = useWords().access;
  const say = useSay();
  const rolesOf = useRoleText();
  const { time } = useFormats();
  const { name } = change;
  return (
    <Row
      title={say(words.change[change.kind], { by: change.by, name, roles: rolesOf(change.roles) })}
      detail={change.why}
      below={
        change.alone_at === null
          ? say(words.until, { when: time(change.until) })
          : say(words.alone, { when: time(change.alone_at) })
      }
      end={
        <Stack isRow gap="small">
          {change.can_confirm ? (
            <Button size="small" aria-label={say(words.confirm_of, { name })} onClick={onConfirm}>
              {words.confirm}
            </Button>
          ) : (
            <Text look="small">{words.yours}</Text>
          )}
          {change.can_decline ? (
            <Button
              tone="plain"
              size="small"
              isBusy={isBusy}
              aria-label={say(words.decline_of, { name })}
              onClick={onDecline}
            >
              {words.decline}
            </Button>
          ) : null}
        </Stack>
      }
    />
  );
}
