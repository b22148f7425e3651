import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import type { ListQuery } from '#domain/wire/listing.ts';
import { changeView, chooseView, deleteView, savedViews, saveView } from '#features/lists/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { DeskError } from './DeskError.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';

type View = OutputOf<typeof savedViews>['list'][number];
type Props = { list: string; query: ListQuery; onQuery: (query: ListQuery) => void };

/** The kept views of a list: open one, keep what is asked, rename, share, choose what the list opens with. */
export function ViewsMenu(props: Props) {
  const { views } = useWords().desk;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="plain"
        size="dense"
        icon={<Bookmark aria-hidden className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {views.title}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={views.title}>
        <Views {...props} onClose={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function Views({ list, query, onQuery, onClose }: Props & { onClose: () => void }) {
  const { views } = useWords().desk;
  const answer = useEndpoint(savedViews, { list });
  return (
    <>
      <QueryView
        query={answer}
        skeleton={<SkeletonRows count={3} />}
        empty={{ when: (data) => data.list.length === 0, show: <Empty says={views.none} /> }}
      >
        {(data) => (
          <Stack>
            {data.list.map((view) => (
              <ViewRow
                key={view.id}
                view={view}
                onOpen={() => {
                  onQuery(view.query);
                  onClose();
                }}
              />
            ))}
          </Stack>
        )}
      </QueryView>
      <Section title={views.save_title}>
        <SaveForm list={list} query={query} />
      </Section>
    </>
  );
}

function ViewRow({ view, onOpen }: { view: View; onOpen: () => void }) {
  const { views } = useWords().desk;
  const say = useSay();
  const [isRenaming, setRenaming] = useState(false);
  const choose = useAct(chooseView, { changes: [savedViews] });
  const remove = useAct(deleteView, { changes: [savedViews] });
  const change = useAct(changeView, { changes: [savedViews], onDone: () => setRenaming(false) });
  return (
    <div className="flex flex-col gap-1 border-b border-line pb-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1">
          <Button tone="quiet" onClick={onOpen}>
            {view.name}
          </Button>
          {view.is_shared ? (
            <Text look="small">{view.is_mine ? views.shared : views.shared_by_other}</Text>
          ) : null}
        </div>
        {view.is_mine ? (
          <>
            <Button tone="quiet" size="small" onClick={() => setRenaming(!isRenaming)}>
              {views.change}
            </Button>
            <IconButton
              label={say(views.delete_of, { name: view.name })}
              icon={<Trash2 aria-hidden className="size-5" />}
              onClick={() => remove.act({ id: view.id })}
            />
          </>
        ) : null}
      </div>
      <CheckField
        label={views.is_default}
        isOn={view.is_default}
        disabled={choose.isBusy}
        onChange={(isOn) => choose.act({ list: view.list, id: isOn ? view.id : null })}
      />
      {isRenaming ? (
        <ViewForm
          name={view.name}
          isShared={view.is_shared}
          isBusy={change.isBusy}
          submit={views.change_save}
          onSend={(name, isShared) => change.act({ id: view.id, name, is_shared: isShared })}
        />
      ) : null}
      <DeskError error={choose.error ?? remove.error ?? change.error} />
    </div>
  );
}

function SaveForm({ list, query }: { list: string; query: ListQuery }) {
  const { views } = useWords().desk;
  const save = useAct(saveView, { changes: [savedViews] });
  return (
    <>
      <ViewForm
        key={save.done?.id ?? 'new'}
        name=""
        isShared={false}
        isBusy={save.isBusy}
        submit={views.save}
        onSend={(name, isShared) => save.act({ list, query, name, is_shared: isShared })}
      />
      <DeskError error={save.error} />
    </>
  );
}

type FormProps = {
  name: string;
  isShared: boolean;
  isBusy: boolean;
  submit: string;
  onSend: (name: string, isShared: boolean) => void;
};

function ViewForm({ name, isShared, isBusy, submit, onSend }: FormProps) {
  const { views } = useWords().desk;
  const [typed, setTyped] = useState(name);
  const [shared, setShared] = useState(isShared);
  const [isSent, setSent] = useState(false);
  const isEmpty = typed.trim() === '';
  return (
    <Form
      onSend={() => {
        setSent(true);
        if (!isEmpty) onSend(typed.trim(), shared);
      }}
    >
      <TextField
        label={views.name}
        maxLength={limits.viewNameUnitsMax}
        value={typed}
        onChange={setTyped}
        error={isSent && isEmpty ? views.name_missing : undefined}
      />
      <CheckField label={views.share} isOn={shared} onChange={setShared} />
      <Button type="submit" isBusy={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}
