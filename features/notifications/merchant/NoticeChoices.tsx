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
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { MailCard } from './MailCard.tsx';
import { PushCard } from './PushCard.tsx';
import { QuietHoursForm } from './QuietHoursForm.tsx';
import { SaleSoundCard } from './SaleSoundCard.tsx';

const changes = [perInfo, checkNotices, listNotices];

type Choices = OutputOf<typeof perInfo>['notify'];

/** What a merchant hears of and by which way, and the hours in which they want to be left alone. */
export function NoticeChoices() {
  const { notifications: words, reach: ways } = useWords();
  const query = useEndpoint(perInfo, {});
  return (
    <Stack>
      <Note>{ways.waysNote}</Note>
      <QueryView query={query} skeleton={<SkeletonRows count={noticeKinds.length} />}>
        {({ notify }) => <ChoiceTable kept={notify} />}
      </QueryView>
      <Card title={words.quiet.title}>
        <QuietHoursForm />
      </Card>
      <SaleSoundCard />
      <PushCard />
      <MailCard />
    </Stack>
  );
}

/** What was pressed is shown at once, and taken back where it could not be kept. */
function ChoiceTable({ kept }: { kept: Choices }) {
  const { notifications: words, shop } = useWords();
  const [pressed, setPressed] = useState<{ kind: NoticeKind; way: NoticeWay; isOn: boolean }>();
  const offerUndo = useUndo(perInfo, changes);
  const change = useAct(perInfo, {
    changes,
    onDone: () => {
      if (pressed === undefined) return;
      const { kind, way } = pressed;
      offerUndo(shop.saved, { ask: { patch: { notify: { [kind]: { [way]: !pressed.isOn } } } } });
    },
  });
  const isOn = (kind: NoticeKind, way: NoticeWay) =>
    change.isBusy && pressed?.kind === kind && pressed.way === way ? pressed.isOn : kept[kind][way];

  function press(kind: NoticeKind, way: NoticeWay, next: boolean) {
    setPressed({ kind, way, isOn: next });
    change.act({ patch: { notify: { [kind]: { [way]: next } } } });
  }

  return (
    <>
      <ErrorBox error={change.error} />
      <div className="rounded-card border border-line bg-surface">
        <table aria-label={words.settings} className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b border-line text-meta text-muted">
              <td>
                <span className="sr-only">{words.filter}</span>
              </td>
              {noticeWays.map((way) => (
                <th
                  key={way}
                  scope="col"
                  className="w-14 py-2 text-center font-medium break-keep wrap-anywhere sm:w-28"
                >
                  {words.way[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {noticeKinds.map((kind) => (
              <tr key={kind}>
                <th scope="row" className="px-3 py-2 font-normal wrap-anywhere sm:px-4">
                  <span className="block font-medium">{words.kind[kind]}</span>
                  <span className="block text-meta text-muted">{words.kindDetail[kind]}</span>
                </th>
                {noticeWays.map((way) => (
                  <td key={way} className="px-1">
                    <span className="flex justify-center *:justify-center">
                      <CheckField
                        label={`${words.kind[kind]}: ${words.way[way]}`}
                        isLabelHidden
                        isOn={isOn(kind, way)}
                        disabled={change.isBusy}
                        onChange={(next) => press(kind, way, next)}
                      />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
