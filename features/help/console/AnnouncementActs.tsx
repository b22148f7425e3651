import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import {
  announcement,
  decideAnnouncement,
  dropAnnouncement,
  listAnnouncements,
} from '#features/help/announcements.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { ContentError } from './ContentError.tsx';

type Announcement = OutputOf<typeof announcement>;
type Asked = 'approve' | 'return' | 'drop';
const whyMin = 10;
const whyMax = 500;
const changes = [announcement, listAnnouncements];

/** What a second person does, and stopping what nobody was told yet. */
export function AnnouncementActs({ one }: { one: Announcement }) {
  const words = useWords().content.announcements;
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const canDrop = one.state === 'draft' || one.state === 'proposed' || one.state === 'approved';
  return (
    <>
      {one.state === 'proposed' ? (
        <Card title={words.decide}>
          {one.may_approve ? (
            <Stack isRow>
              <Button onClick={() => setAsked('approve')}>{words.approve}</Button>
              <Button tone="plain" onClick={() => setAsked('return')}>
                {words.give_back}
              </Button>
            </Stack>
          ) : (
            <>
              <Text>{words.waits}</Text>
              <Button tone="plain" onClick={() => setAsked('return')}>
                {words.give_back}
              </Button>
            </>
          )}
        </Card>
      ) : null}
      {canDrop ? (
        <Button tone="quiet" onClick={() => setAsked('drop')}>
          {words.drop}
        </Button>
      ) : null}
      {asked === 'approve' ? <Approve one={one} onClose={close} /> : null}
      {asked === 'return' ? <GiveBack one={one} onClose={close} /> : null}
      {asked === 'drop' ? <Drop one={one} onClose={close} /> : null}
    </>
  );
}

type Props = { one: Announcement; onClose: () => void };

function Approve({ one: { id, revision }, onClose }: Props) {
  const words = useWords().content.announcements;
  const toast = useToast();
  const { act, isBusy, error } = useAct(decideAnnouncement, {
    changes,
    onDone: () => {
      toast(words.approved);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={words.approve_title}
      action={words.approve}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => act({ id, revision, decision: 'approve' })}
    >
      <p>{words.approve_text}</p>
      <ContentError error={error} />
    </ConfirmDialog>
  );
}

function GiveBack({ one: { id, revision }, onClose }: Props) {
  const words = useWords().content.announcements;
  const toast = useToast();
  const { act, isBusy, error } = useAct(decideAnnouncement, {
    changes,
    onDone: () => {
      toast(words.given_back);
      onClose();
    },
  });
  return (
    <WhySheet
      title={words.give_back}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSend={(why) => act({ id, revision, decision: 'return', why })}
    />
  );
}

function Drop({ one: { id }, onClose }: Props) {
  const words = useWords().content.announcements;
  const toast = useToast();
  const { act, isBusy, error } = useAct(dropAnnouncement, {
    changes,
    onDone: () => {
      toast(words.dropped);
      onClose();
    },
  });
  return (
    <WhySheet
      title={words.drop_title}
      isBusy={isBusy}
      error={error}
      onClose={onClose}
      onSend={(why) => act({ id, why })}
    />
  );
}

type WhyProps = {
  title: string;
  isBusy: boolean;
  error: unknown;
  onClose: () => void;
  onSend: (why: string) => void;
};

function WhySheet({ title, isBusy, error, onClose, onSend }: WhyProps) {
  const words = useWords().content.announcements;
  const [why, setWhy] = useState('');
  const [hasTried, setTried] = useState(false);
  const isShort = why.trim().length < whyMin;
  function send(): void {
    setTried(true);
    if (!isShort) onSend(why.trim());
  }
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <Form onSend={send} label={title}>
        <TextArea
          label={words.why}
          hint={words.why_hint}
          maxLength={whyMax}
          value={why}
          onChange={setWhy}
          error={hasTried && isShort ? words.why_short : undefined}
        />
        <ContentError error={error} />
        <Button type="submit" isBusy={isBusy}>
          {title}
        </Button>
      </Form>
    </Sheet>
  );
}
