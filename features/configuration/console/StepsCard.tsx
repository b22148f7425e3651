import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { isLanguage, languageNames, type Language } from '#domain/text/language.ts';
import { changeSteps, logisticsSettings, settingsHistory } from '#features/configuration/contract.ts';
import { SaidFault } from '#features/configuration/ui/public.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Timeline } from '#ui/lists/Timeline.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';

type Settings = OutputOf<typeof logisticsSettings>;
type Step = Settings['steps'][number];

/** What tracking steps are called in each language, and how a buyer reads it. */
export function StepsCard({ settings }: { settings: Settings }) {
  const { config } = useWords();
  const words = config.logistics;
  const toast = useToast();
  const [steps, setSteps] = useState<readonly Step[]>(settings.steps);
  const [language, setLanguage] = useState<Language>('en');
  const [why, setWhy] = useState('');
  const change = useAct(changeSteps, {
    changes: [logisticsSettings, settingsHistory],
    onDone: () => toast(config.saved, 'good'),
  });
  const textOf = ({ texts }: Step) => texts.find(({ lang }) => lang === language);
  const known = steps[0]?.texts.map(({ lang }) => lang) ?? [];

  function write(code: Step['code'], text: string): void {
    setSteps(
      steps.map((step) =>
        step.code === code
          ? { ...step, texts: step.texts.map((one) => (one.lang === language ? { ...one, text } : one)) }
          : step,
      ),
    );
  }

  const list = steps.map(({ code, texts }) => ({
    code,
    texts: texts.flatMap(({ lang, text }) => (text === null || text.trim() === '' ? [] : [{ lang, text }])),
  }));
  return (
    <Card title={words.steps}>
      <Columns
        main={
          <Form onSend={() => change.act({ version: settings.steps_version, list, why })} label={words.steps}>
            <SelectField
              label={words.language}
              hint={words.steps_lead}
              value={language}
              onChange={(code) => setLanguage(isLanguage(code) ? code : language)}
              options={known.map((lang) => ({ value: lang, label: languageNames[lang], lang }))}
            />
            {steps.map((step) => (
              <TextField
                key={step.code}
                label={words.step[step.code]}
                lang={language}
                value={textOf(step)?.text ?? ''}
                placeholder={textOf(step)?.built_in}
                onChange={(text) => write(step.code, text)}
                maxLength={120}
              />
            ))}
            <TextField label={config.why} value={why} onChange={setWhy} maxLength={2000} />
            <SaidFault error={change.error} />
            <Button type="submit" isBusy={change.isBusy}>
              {words.save_steps}
            </Button>
          </Form>
        }
        side={
          <Timeline
            label={words.preview}
            steps={steps.map((step, at) => ({
              key: step.code,
              title: textOf(step)?.text?.trim() || (textOf(step)?.built_in ?? ''),
              state: at < 2 ? 'done' : at === 2 ? 'current' : 'ahead',
            }))}
          />
        }
      />
    </Card>
  );
}
