import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { noticeWays, type NoticeWay } from '#domain/notifications/notice-choices.ts';
import { noticeKinds, type NoticeKind } from '#domain/notifications/notices.ts';
import { checkNotices, listNotices } from '#features/notifications/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { MailCard } from './MailCard.tsx';
import { PushCard } from './PushCard.tsx';
import { QuietHoursForm } from './QuietHoursForm.tsx';

type Choices = OutputOf<typeof perInfo>['notify'];

/** What a merchant hears of and by which way, and the hours in which they want to be left alone. */
export function NoticeChoices() {
  const { notifications: words, reach: ways } = useWords();
  const query = useEndpoint(perInfo, {});
  return (
    <Stack>
      <Text look="muted">{words.choicesLead}</Text>
      <Note>{ways.waysNote}</Note>
      <QueryView query={query} skeleton={<SkeletonRows count={noticeKinds.length} />}>
        {({ notify }) => <ChoiceRows kept={notify} />}
      </QueryView>
      <Card title={words.quiet.title}>
        <QuietHoursForm />
      </Card>
      <PushCard />
      <MailCard />
    </Stack>
  );
}

/** What was pressed is shown at once, and taken back where it could not be kept. */
function ChoiceRows({ kept }: { kept: Choices }) {
  const { notifications: words } = useWords();
  const [pressed, setPressed] = useState<{ kind: NoticeKind; way: NoticeWay; isOn: boolean }>();
  const change = useAct(perInfo, { changes: [perInfo, checkNotices, listNotices] });
  const isOn = (kind: NoticeKind, way: NoticeWay) =>
    change.isBusy && pressed?.kind === kind && pressed.way === way ? pressed.isOn : kept[kind][way];

  function press(kind: NoticeKind, way: NoticeWay, next: boolean) {
    setPressed({ kind, way, isOn: next });
    change.act({ patch: { notify: { [kind]: { [way]: next } } } });
  }

  return (
    <>
      <ErrorBox error={change.error} />
      <Rows label={words.settings}>
        {noticeKinds.map((kind) => (
          <Row
            key={kind}
            title={words.kind[kind]}
            detail={words.kindDetail[kind]}
            below={
              <fieldset disabled={change.isBusy} className="flex flex-wrap gap-x-6">
                <legend className="sr-only">{words.kind[kind]}</legend>
                {noticeWays.map((way) => (
                  <CheckField
                    key={way}
                    label={words.way[way]}
                    isOn={isOn(kind, way)}
                    onChange={(next) => press(kind, way, next)}
                  />
                ))}
              </fieldset>
            }
          />
        ))}
      </Rows>
    </>
  );
}
