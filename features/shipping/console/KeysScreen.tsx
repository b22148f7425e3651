import { useState } from 'react';
import { type OutputOf, type SupplierScope, supplierScopes } from '#domain/wire/endpoint.ts';
import { listKeys, makeKey, revokeKey } from '#features/shipping/supply.contract.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { CodeList } from '#ui/lists/CodeList.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { TimeText } from '#ui/content/TimeText.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { DispatchTabs } from './DispatchTabs.tsx';

type Key = OutputOf<typeof listKeys>['list'][number];

const nameCharactersMax = 60;

/** The keys of a supplier's programs: made, shown once, revoked. */
export function KeysScreen() {
  const { keys } = useWords().supply;
  const query = useEndpoint(listKeys, {});
  const [toRevoke, setToRevoke] = useState<Key>();

  return (
    <Page
      title={keys.title}
      lead={keys.lead}
      actions={
        <LinkButton to={`${globalThis.location.origin}/docs`} tone="plain" size="small">
          {keys.docs}
        </LinkButton>
      }
    >
      <DispatchTabs />
      <QueryView query={query} skeleton={<SkeletonRows count={3} />}>
        {({ list, limit }) => (
          <>
            <MakeKey used={list.filter(({ revoked_at }) => revoked_at === null).length} limit={limit} />
            <Section title={keys.list}>
              {list.length === 0 ? (
                <Empty says={keys.none} />
              ) : (
                <Rows label={keys.list}>
                  {list.map((one) => (
                    <KeyRow key={one.id} shown={one} onRevoke={() => setToRevoke(one)} />
                  ))}
                </Rows>
              )}
            </Section>
          </>
        )}
      </QueryView>
      {toRevoke === undefined ? null : (
        <RevokeDialog key={toRevoke.id} shown={toRevoke} onClose={() => setToRevoke(undefined)} />
      )}
    </Page>
  );
}

function MakeKey({ used, limit }: { used: number; limit: number }) {
  const { keys } = useWords().supply;
  const say = useSay();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly SupplierScope[]>(['tracking']);
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error, done, reset } = useAct(makeKey, {
    changes: [listKeys],
    onDone: () => {
      setName('');
      setTried(false);
    },
  });
  if (done !== undefined) return <MadeKey secret={done.key} onDone={reset} />;
  if (used >= limit) return <Note>{say(keys.full, { limit })}</Note>;
  const isGood = name.trim() !== '' && name.length <= nameCharactersMax && scopes.length > 0;

  return (
    <Card title={keys.make}>
      <Form
        label={keys.make}
        onSend={() => {
          setTried(true);
          if (isGood) act({ name: name.trim(), scopes: [...scopes] });
        }}
      >
        <TextField
          label={keys.name}
          hint={keys.name_hint}
          value={name}
          onChange={setName}
          maxLength={nameCharactersMax}
          error={hasTried && name.trim() === '' ? keys.name_missing : undefined}
          autoComplete="off"
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1.5 text-meta font-medium">{keys.scopes}</legend>
          {supplierScopes.map((scope) => (
            <CheckField
              key={scope}
              label={keys.scope[scope]}
              isOn={scopes.includes(scope)}
              onChange={(isOn) =>
                setScopes(supplierScopes.filter((one) => (one === scope ? isOn : scopes.includes(one))))
              }
            />
          ))}
          {hasTried && scopes.length === 0 ? <Text look="bad">{keys.scope_missing}</Text> : null}
        </fieldset>
        <ErrorBox error={error} />
        <Stack isRow>
          <Button type="submit" isBusy={isBusy}>
            {keys.make}
          </Button>
          <Text look="muted">{say(keys.left, { used, limit })}</Text>
        </Stack>
      </Form>
    </Card>
  );
}

function MadeKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { keys } = useWords().supply;
  return (
    <Card title={keys.made_title}>
      <Note tone="warn">{keys.made}</Note>
      <CodeList label={keys.key} codes={[secret]} />
      <Stack isRow>
        <CopyButton text={secret} label={keys.copy} />
        <Button tone="plain" onClick={onDone}>
          {keys.made_done}
        </Button>
      </Stack>
    </Card>
  );
}

function KeyRow({ shown, onRevoke }: { shown: Key; onRevoke: () => void }) {
  const { keys } = useWords().supply;
  const say = useSay();
  const { name, tail, scopes, made_by, last_used_at, revoked_at } = shown;
  return (
    <Row
      title={name}
      detail={scopes.map((scope) => keys.scope[scope]).join(' · ')}
      below={
        <Stack gap="small">
          <Text look="small">{say(keys.ends_in, { tail })}</Text>
          <Text look="small">{say(keys.by, { name: made_by })}</Text>
          <Text look="small">
            {last_used_at === null ? (
              keys.never
            ) : (
              <>
                {keys.used} <TimeText at={last_used_at} form="both" />
              </>
            )}
          </Text>
        </Stack>
      }
      end={
        revoked_at === null ? (
          <Button size="small" tone="quiet" aria-label={say(keys.revoke_of, { name })} onClick={onRevoke}>
            {keys.revoke}
          </Button>
        ) : (
          <Badge>{keys.revoked}</Badge>
        )
      }
    />
  );
}

function RevokeDialog({ shown, onClose }: { shown: Key; onClose: () => void }) {
  const { keys } = useWords().supply;
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(revokeKey, {
    changes: [listKeys],
    onDone: () => {
      toast(keys.revoked_toast);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={say(keys.revoke_title, { name: shown.name })}
      action={keys.revoke}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={() => act({ id: shown.id })}
    >
      <p>{keys.revoke_text}</p>
    </ConfirmDialog>
  );
}
