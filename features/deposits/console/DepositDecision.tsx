import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { depositFailReasons, type DepositFailReason } from '#domain/states/deposit.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { DepositRefused } from './DepositRefused.tsx';
import { useDepositAct, type DepositFile } from './useDepositAct.ts';

type Props = { file: DepositFile };
type SheetProps = Props & { onClose: () => void };

/** What one person may do about it: ask, say no, or say what chain or bank shows. */
export function DepositDecision({ file }: Props) {
  const { file: words } = useWords().deposits;
  const [asks, setAsks] = useState<'ask' | 'fail' | 'propose'>();
  const isReviewed = file.state === 'submitted';
  const mayFail = isReviewed || file.state === 'needs_info';
  const isProposed = file.receipts.some(({ state }) => state === 'proposed');
  const mayPropose = !file.needs_line && !isProposed && file.state !== 'quoted' && file.state !== 'success';
  const close = () => setAsks(undefined);
  return (
    <Card title={words.decision}>
      {file.barred === null ? (
        <div data-decide>
          <Stack>
            {mayPropose ? (
              <Button isWide onClick={() => setAsks('propose')}>
                {file.bank === null ? words.propose_chain : words.propose_bank}
              </Button>
            ) : null}
            {isReviewed ? (
              <Button isWide tone="plain" onClick={() => setAsks('ask')}>
                {words.ask}
              </Button>
            ) : null}
            {mayFail ? (
              <Button isWide tone="danger" onClick={() => setAsks('fail')}>
                {words.fail}
              </Button>
            ) : null}
            {mayPropose || mayFail ? null : <Text look="muted">{words.nothing_to_decide}</Text>}
          </Stack>
        </div>
      ) : (
        <Text look="muted">{words.barred[file.barred]}</Text>
      )}
      {asks === 'propose' ? <Propose file={file} onClose={close} /> : null}
      {asks === 'ask' ? <Input file={file} onClose={close} /> : null}
      {asks === 'fail' ? <Fail file={file} onClose={close} /> : null}
    </Card>
  );
}

function Propose({ file, onClose }: SheetProps) {
  const { file: words, refusal } = useWords().deposits;
  const [amount, setAmount] = useState('');
  const [reference, setReference] = useState(file.hash ?? '');
  const [hasTried, setTried] = useState(false);
  const decide = useDepositAct(words.proposed, onClose);
  const isAmount = /^\d{1,12}(\.\d{1,6})?$/.test(amount.trim());
  const isShort = reference.trim().length < 4;
  function send(): void {
    setTried(true);
    if (!isAmount || isShort) return;
    decide.act({ id: file.id, act: 'propose', amount: amount.trim(), reference: reference.trim() });
  }
  const title = file.bank === null ? words.propose_chain : words.propose_bank;
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Form label={title} onSend={send}>
        <Text>{words.propose_lead}</Text>
        <AmountField
          label={words.amount}
          currency={file.asset}
          value={amount}
          onChange={setAmount}
          error={hasTried && !isAmount ? refusal.scale : undefined}
        />
        <TextField
          label={file.bank === null ? words.hash : words.line_ref}
          value={reference}
          onChange={setReference}
          maxLength={120}
          error={hasTried && isShort ? words.return_reference_short : undefined}
        />
        <DepositRefused error={decide.error} />
        <Button isWide type="submit" isBusy={decide.isBusy}>
          {title}
        </Button>
      </Form>
    </Sheet>
  );
}

const questionUnitsMin = 10;

function Input({ file, onClose }: SheetProps) {
  const { file: words } = useWords().deposits;
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const decide = useDepositAct(words.asked_done, onClose);
  const isShort = text.trim().length < questionUnitsMin;
  function send(): void {
    setTried(true);
    if (!isShort) decide.act({ id: file.id, act: 'ask', text: text.trim() });
  }
  return (
    <Sheet isOpen onClose={onClose} title={words.ask_title}>
      <Form label={words.ask_title} onSend={send}>
        <Text>{words.ask_lead}</Text>
        <TextArea
          label={words.ask_text}
          hint={words.ask_hint}
          error={hasTried && isShort ? words.ask_short : undefined}
          value={text}
          onChange={setText}
          maxLength={limits.withdrawalReasonUnitsMax}
        />
        <DepositRefused error={decide.error} />
        <Button isWide type="submit" isBusy={decide.isBusy}>
          {words.ask_send}
        </Button>
      </Form>
    </Sheet>
  );
}

function Fail({ file, onClose }: SheetProps) {
  const { file: words } = useWords().deposits;
  const [code, setCode] = useState<DepositFailReason>('not_found');
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const decide = useDepositAct(words.failed, onClose);
  const isShort = text.trim().length < limits.withdrawalReasonUnitsMin;
  function send(): void {
    setTried(true);
    if (!isShort) decide.act({ id: file.id, act: 'fail', reason_code: code, text: text.trim() });
  }
  return (
    <Sheet isOpen onClose={onClose} title={words.fail_title}>
      <Form label={words.fail_title} onSend={send}>
        <Text>{words.fail_lead}</Text>
        <SelectField
          label={words.fail_reason}
          value={code}
          onChange={(value) => setCode(depositFailReasons.find((one) => one === value) ?? code)}
          options={depositFailReasons.map((value) => ({ value, label: words.fail_reasons[value] }))}
        />
        <TextArea
          label={words.fail_text}
          hint={words.fail_hint}
          error={hasTried && isShort ? words.fail_short : undefined}
          value={text}
          onChange={setText}
          maxLength={limits.withdrawalReasonUnitsMax}
        />
        <DepositRefused error={decide.error} />
        <Button isWide tone="danger" type="submit" isBusy={decide.isBusy}>
          {words.fail}
        </Button>
      </Form>
    </Sheet>
  );
}
