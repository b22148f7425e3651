import { useNavigate, useParams } from '#ui/routing/hooks.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { useState } from 'react';
import { hookTypes } from '#domain/hooks.ts';
import { changeHook, listDeliveries, listHooks, removeHook } from '#features/webhooks/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { CheckList } from './CheckList.tsx';
import { Deliveries } from './Deliveries.tsx';
import { HookBadge } from './HookBadge.tsx';
import { ReplayCard } from './ReplayCard.tsx';
import { SecretCard } from './SecretCard.tsx';
import { TestCard } from './TestCard.tsx';

export type Hook = OutputOf<typeof listHooks>['list'][number];

/** One address: what it is told, what was sent, and what to do where it fails. */
export function HookScreen() {
  const { hooks: words } = useWords();
  const { id = '' } = useParams();
  const query = useEndpoint(listHooks, {});
  return (
    <Page title={words.addresses.url} back="/settings/developers" width="wide">
      <QueryView query={query} skeleton={<SkeletonRows count={5} />}>
        {({ list }) => {
          const hook = list.find((one) => one.id === id);
          return hook === undefined ? <Empty says={words.address.gone} /> : <Address key={id} hook={hook} />;
        }}
      </QueryView>
    </Page>
  );
}

function Address({ hook }: { hook: Hook }) {
  return (
    <Columns
      main={
        <>
          <State hook={hook} />
          <Deliveries hookId={hook.id} isOn={hook.state !== 'off'} />
        </>
      }
      side={
        <>
          <Types hook={hook} />
          {hook.state === 'off' ? null : <TestCard hookId={hook.id} />}
          {hook.state === 'off' ? null : <ReplayCard hookId={hook.id} />}
          <SecretCard hook={hook} />
          <Remove hook={hook} />
        </>
      }
    />
  );
}

function State({ hook }: { hook: Hook }) {
  const { address } = useWords().hooks;
  const say = useSay();
  const { time } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const change = useAct(changeHook, { changes: [listHooks, listDeliveries], onDone: () => setAsking(false) });
  const isOff = hook.state === 'off';
  return (
    <Card>
      <Stack>
        <Stack isRow isSpread>
          <span className="break-all">
            <Text look="strong">{hook.url}</Text>
          </span>
          <HookBadge state={hook.state} />
        </Stack>
        {hook.failing_since === null || isOff ? null : (
          <Note tone="warn">{say(address.failing, { when: time(hook.failing_since) })}</Note>
        )}
        {isOff ? (
          <Note tone="warn">{hook.off_why === 'failing' ? address.offFailing : address.offPerson}</Note>
        ) : null}
        <ErrorBox error={isAsking ? null : change.error} />
        <Stack isRow>
          {isOff ? (
            <Button isBusy={change.isBusy} onClick={() => change.act({ id: hook.id, on: true })}>
              {address.on}
            </Button>
          ) : (
            <Button tone="plain" onClick={() => setAsking(true)}>
              {address.off}
            </Button>
          )}
        </Stack>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={address.offTitle}
        action={address.off}
        isBusy={change.isBusy}
        error={change.error}
        onClose={() => setAsking(false)}
        onConfirm={() => change.act({ id: hook.id, on: false })}
      >
        <p>{address.offText}</p>
      </ConfirmDialog>
    </Card>
  );
}

function Types({ hook }: { hook: Hook }) {
  const { addresses, address } = useWords().hooks;
  const toast = useToast();
  const [types, setTypes] = useState<typeof hook.types>(hook.types);
  const { act, isBusy, error } = useAct(changeHook, {
    changes: [listHooks],
    onDone: () => toast(address.saved),
  });
  return (
    <Card title={addresses.types}>
      <Form
        label={addresses.types}
        onSend={() => (types.length > 0 ? act({ id: hook.id, types }) : undefined)}
      >
        <CheckList
          label={addresses.types}
          all={hookTypes}
          isAside
          chosen={types}
          labelOf={(type) => <Text look="code">{type}</Text>}
          onChange={(chosen) => setTypes([...chosen])}
          error={types.length === 0 ? addresses.typesMissing : undefined}
        />
        <ErrorBox error={error} />
        <Stack isRow>
          <Button type="submit" tone="plain" isBusy={isBusy}>
            {address.save}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}

function Remove({ hook }: { hook: Hook }) {
  const { address } = useWords().hooks;
  const toast = useToast();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy, error } = useAct(removeHook, {
    changes: [listHooks],
    onDone: () => {
      toast(address.removed);
      navigate('/settings/developers', { replace: true });
    },
  });
  return (
    <Stack isRow>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {address.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={address.removeTitle}
        action={address.remove}
        isBusy={isBusy}
        error={error}
        onClose={() => setAsking(false)}
        onConfirm={() => act({ id: hook.id })}
      >
        <p>{address.removeText}</p>
      </ConfirmDialog>
    </Stack>
  );
}
