import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import type { InboxKind } from '#domain/states/inbox.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { assignTalk, listInbox } from '#features/chat/inbox.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Text } from '#ui/content/Text.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Inbox = OutputOf<typeof listInbox>;
type Assigned = Inbox['list'][number]['assigned'];
type Props = { kind: InboxKind; id: string };

/** Whom a talk is assigned to, who assigned it and when, and a way to assign it to another. Nothing in a shop of one person. */
export function AssignButton({ kind, id }: Props) {
  const words = useWords().inbox;
  const say = useSay();
  const { distance } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { data } = useEndpoint(listInbox, { id, page_size: 1 });
  const talk = data?.list[0];
  if (data === undefined || talk === undefined || (data.people.length < 2 && talk.assigned === null))
    return null;
  const { assigned } = talk;
  const who =
    assigned === null
      ? words.nobody
      : assigned.is_me
        ? words.withYou
        : say(words.with, { name: assigned.name });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="small" tone="plain" onClick={() => setOpen(true)}>
        <UserRoundPen aria-hidden className="size-4" />
        {words.assign}
      </Button>
      <Text look="small">
        {who}
        {assigned === null
          ? null
          : ` · ${say(words.givenBy, { by: assigned.by, when: distance(assigned.at) })}`}
      </Text>
      {isOpen ? (
        <AssignSheet
          kind={kind}
          id={id}
          people={data.people}
          assigned={assigned}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

type SheetProps = Props & { people: Inbox['people']; assigned: Assigned; onClose: () => void };

const unassigned = 'nobody';

function AssignSheet({ kind, id, people, assigned, onClose }: SheetProps) {
  const words = useWords();
  const { inbox } = words;
  const say = useSay();
  const toast = useToast();
  const [chosen, setChosen] = useState(assigned?.id ?? unassigned);
  const { act, isBusy, error } = useAct(assignTalk, {
    changes: [listInbox],
    onDone: ({ assigned: next }) => {
      toast(next === null ? inbox.unassigned : say(inbox.assigned, { name: next.name }));
      onClose();
    },
  });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={inbox.assignTitle}
      footer={
        <>
          <ErrorBox error={error} {...useTakenTitle(error)} />
          <Button
            isWide
            isBusy={isBusy}
            onClick={() =>
              act({ kind, id, person_id: chosen === unassigned ? null : chosen, seen: assigned?.id ?? null })
            }
          >
            {inbox.assign}
          </Button>
        </>
      }
    >
      <ChoiceField
        label={inbox.assignTitle}
        isLabelHidden
        value={chosen}
        onChange={setChosen}
        options={[
          ...people.map((one) => ({
            value: one.id,
            label: one.is_me ? say(inbox.me, { name: one.name }) : one.name,
            detail: one.is_owner ? words.team.owner : words.team.roles.service,
          })),
          { value: unassigned, label: inbox.nobody },
        ]}
      />
    </Sheet>
  );
}

/** Another person was quicker: whom it is assigned to, as the title of the refusal. */
function useTakenTitle(error: unknown): { title?: string } {
  const words = useWords().inbox;
  const say = useSay();
  if (!(error instanceof Refusal) || error.reason !== 'assigned') return {};
  const name = error.shown['name'];
  return {
    title: typeof name === 'string' && name !== '' ? say(words.takenBy, { name }) : words.takenByNobody,
  };
}
