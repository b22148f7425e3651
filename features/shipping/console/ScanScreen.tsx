import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ParcelStep } from '#domain/states/parcel.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { WaitingActs } from '#ui/offline/WaitingActs.tsx';
import { useSay } from '#ui/words/words.tsx';
import { CameraCard } from './CameraCard.tsx';
import { StepBadges } from './StepBadges.tsx';
import { useScan } from './useScan.ts';
import type { Marked } from './useScan.ts';

/** Parcels scanned one after the other, on a phone or with a scanner. */
export function ScanScreen() {
  const { scan, steps } = useWords().supply;
  const say = useSay();
  const { step, setStep, asked, marked, queued, mark, undo } = useScan();
  const [last, ...before] = marked;

  return (
    <Page title={scan.title} lead={scan.lead} width="narrow">
      <ChoiceField<ParcelStep>
        label={scan.doing}
        value={step}
        onChange={setStep}
        options={[
          { value: 'picked', label: scan.picking, detail: scan.picking_hint },
          { value: 'packed', label: scan.packing, detail: scan.packing_hint },
          { value: 'handed_over', label: scan.handing, detail: scan.handing_hint },
        ]}
      />
      <CodeForm isBusy={queued.isBusy} onCode={mark} />
      <CameraCard onCode={mark} />
      <div role="status" className="contents">
        {queued.isKept ? <Note>{say(scan.kept, { code: asked?.code ?? '' })}</Note> : null}
      </div>
      <ScanError error={queued.error} code={asked?.code ?? ''} />
      {last === undefined ? (
        <Empty says={scan.none} />
      ) : (
        <LastParcel marked={last} isBusy={queued.isBusy} onUndo={() => undo(last)} />
      )}
      {before.length === 0 ? null : (
        <Section title={scan.recent}>
          <Rows label={scan.recent}>
            {before.map((one) => (
              <Row key={one.parcel.id} title={one.parcel.number} end={<StepBadges parcel={one.parcel} />} />
            ))}
          </Rows>
        </Section>
      )}
      <WaitingActs
        queued={queued}
        text={({ code, step: done, undo: isUndone }) =>
          say(isUndone ? scan.waiting_undo : scan.waiting, { code, step: steps[done] })
        }
      />
    </Page>
  );
}

/** Scanners type and end with Enter; the field is empty and ready for the next one at once. */
function CodeForm({ isBusy, onCode }: { isBusy: boolean; onCode: (code: string) => void }) {
  const { scan } = useWords().supply;
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  function send(): void {
    const text = code.trim();
    setMissing(text === '');
    if (text === '') return;
    onCode(text);
    setCode('');
    field.current?.querySelector('input')?.focus();
  }

  return (
    <Form onSend={send} label={scan.title}>
      <div ref={field}>
        <TextField
          label={scan.code}
          hint={scan.code_hint}
          error={isMissing ? scan.code_missing : undefined}
          value={code}
          onChange={setCode}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
      </div>
      <Button type="submit" isWide isBusy={isBusy}>
        {scan.mark}
      </Button>
    </Form>
  );
}

function ScanError({ error, code }: { error: Error | null; code: string }) {
  const { scan } = useWords().supply;
  const say = useSay();
  if (error === null) return null;
  const reason = error instanceof Refusal ? (error.reason ?? '') : '';
  if (error instanceof Refusal && error.key === 'recordNotFound') {
    return (
      <Note tone="warn">
        <span role="alert">{say(reason === 'several' ? scan.several : scan.not_found, { code })}</span>
      </Note>
    );
  }
  const reasons: Readonly<Record<string, string>> = scan.reason;
  const why = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  if (why === undefined) return <ErrorBox error={error} />;
  return (
    <Note tone="warn">
      <span role="alert">{why}</span>
    </Note>
  );
}

type LastProps = { marked: Marked; isBusy: boolean; onUndo: () => void };

function LastParcel({ marked, isBusy, onUndo }: LastProps) {
  const words = useWords();
  const say = useSay();
  const { scan, steps } = words.supply;
  const { parcel, step, isUndone } = marked;
  const { number } = parcel;
  return (
    <Card title={scan.last}>
      <p role="status" className="text-section">
        {say(isUndone ? scan.undone : scan.done, { step: steps[step], number })}
      </p>
      <div>
        <StepBadges parcel={parcel} />
      </div>
      {parcel.cancel_asked ? (
        <Note tone="warn" title={words.dispatch.cancel_asked}>
          {words.dispatch.cancel_asked_hint}
        </Note>
      ) : null}
      <Rows label={words.dispatch.lines}>
        {parcel.lines.map((line) => (
          <Row
            key={line.code}
            title={line.title}
            detail={line.code}
            end={<Text look="strong">{say(words.dispatch.quantity, { count: line.qty })}</Text>}
          />
        ))}
      </Rows>
      {isUndone ? null : (
        <Button
          tone="plain"
          isBusy={isBusy}
          icon={<Undo2 aria-hidden className="size-5" />}
          aria-label={say(scan.undo_of, { number })}
          onClick={onUndo}
        >
          {scan.undo}
        </Button>
      )}
    </Card>
  );
}
