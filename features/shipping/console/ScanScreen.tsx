import { ListChecks, Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ParcelStep } from '#domain/states/parcel.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Empty } from '#ui/states/Empty.tsx';
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
import { ScanError } from './ScanError.tsx';
import { ScanMode } from './ScanMode.tsx';
import { StepBadges } from './StepBadges.tsx';
import { useScan } from './useScan.ts';
import type { Marked } from './useScan.ts';

/** Parcels scanned one after the other, on a phone or with a scanner. */
export function ScanScreen() {
  const { scan, steps } = useWords().supply;
  const say = useSay();
  const scanning = useScan();
  const { step, asked, marked, queued, mark, undo } = scanning;
  const [last, ...before] = marked;

  return (
    <Page title={scan.title} lead={scan.lead} width="narrow">
      <StepChoice scanning={scanning} />
      <ModeButton step={step} queued={queued} onMark={mark} />
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

type Scanning = ReturnType<typeof useScan>;

function StepChoice({ scanning: { step, setStep } }: { scanning: Scanning }) {
  const { scan } = useWords().supply;
  return (
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
  );
}

type ModeProps = Pick<Scanning, 'step' | 'queued'> & { onMark: (code: string) => void };

/** Opens scan mode, and tells it what became of the parcel that was marked in it. */
function ModeButton({ step, queued, onMark }: ModeProps) {
  const { mode } = useWords().supply.scan;
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<string>();
  const hintId = useId();
  const isSent = sent !== undefined && !queued.isBusy && queued.error === null;
  return (
    <div className="flex flex-col gap-1">
      <Button
        tone="plain"
        isWide
        icon={<ListChecks aria-hidden className="size-5" />}
        aria-describedby={hintId}
        onClick={() => setOpen(true)}
      >
        {mode.open}
      </Button>
      <p id={hintId} className="text-meta text-muted">
        {mode.open_hint}
      </p>
      {isOpen ? (
        <ScanMode
          step={step}
          outcome={isSent ? { number: sent, isKept: queued.isKept } : undefined}
          error={queued.error}
          onMark={({ id, number }) => {
            setSent(number);
            onMark(id);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
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
