import { limits } from '#domain/limits.ts';
import {
  addAppeal,
  listAppeals,
  listRestrictions,
  restrictionDetail,
} from '#features/restriction/contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { AppealForm } from './AppealForm.tsx';
import { AppealState } from './AppealState.tsx';
import type { Statement } from './Statement.tsx';

/** The way to object: the form, or how far the appeal is. */
export function AppealCard({ statement }: { statement: Statement }) {
  const { restriction: words } = useWords();
  const say = useSay();
  const { time } = useFormats();
  const { appeal, can_appeal: canAppeal, appeal_why_not: whyNot } = statement;
  const send = useAct(addAppeal, { changes: [restrictionDetail, listRestrictions, listAppeals] });
  const until = time(statement.appeal_until);
  return (
    <Card title={words.appeal.title}>
      {appeal === null ? null : <AppealState appeal={appeal} label={words.appeal.state[appeal.state]} />}
      {canAppeal ? (
        <>
          <Text>{say(words.appeal.how, { days: limits.appealDecideDays })}</Text>
          {statement.scope === 'amount' ? <Text>{words.appeal.silence}</Text> : null}
          <Text look="strong">{words.appeal.free}</Text>
          <AppealForm
            isBusy={send.isBusy}
            error={send.error}
            onSend={(text, papers) => send.act({ restriction_id: statement.id, text, file_ids: papers })}
          />
          <Text look="small">{say(words.appeal.until, { when: until })}</Text>
        </>
      ) : null}
      {whyNot === 'window' ? <Text look="muted">{say(words.appeal.closed, { when: until })}</Text> : null}
      {whyNot === 'decided' && statement.state === 'active' ? (
        <Text look="muted">{words.appeal.onlyOnce}</Text>
      ) : null}
    </Card>
  );
}
