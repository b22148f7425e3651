import { useState } from 'react';
import type { RequestOf, OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import type { PriceEnding } from '#domain/pricing/price-rule.ts';
import { previewPrices, priceRule } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { EndingField } from './price-rule/EndingField.tsx';
import type { RowGoods } from './types.ts';

type Props = { items: readonly Pick<RowGoods, 'id'>[]; onClose: () => void; onDone: () => void };
type Preview = OutputOf<typeof previewPrices>;
type How = RequestOf<typeof previewPrices>['how'];

/** New prices for all that is selected: chosen, then looked at row by row, then changed, all or none. */
export function BulkPriceSheet({ items, onClose, onDone }: Props) {
  const words = useWords();
  const say = useSay();
  const [preview, setPreview] = useState<Preview>();
  return (
    <Sheet isOpen onClose={onClose} title={say(words.showcase.bulkTitle, { count: items.length })}>
      {/* What was chosen is kept while its outcome is looked at. */}
      <div className={preview === undefined ? 'contents' : 'hidden'}>
        <ChooseForm ids={items.map((item) => item.id)} onShow={setPreview} />
      </div>
      {preview === undefined ? null : (
        <BulkPreview
          preview={preview}
          onBack={() => setPreview(undefined)}
          onDone={() => {
            onClose();
            onDone();
          }}
        />
      )}
    </Sheet>
  );
}

function ChooseForm({ ids, onShow }: { ids: readonly string[]; onShow: (preview: Preview) => void }) {
  const words = useWords();
  const say = useSay();
  const rule = useEndpoint(priceRule, {});
  const [how, setHow] = useState<How>('percent');
  const [percent, setPercent] = useState('5');
  const [ending, setEnding] = useState<PriceEnding>('none');
  const preview = useAct(previewPrices, { onDone: onShow });
  const { pricePercentMin: min, pricePercentMax: max } = limits;
  const isPercent =
    /^-?\d{1,3}$/.test(plainOf(percent)) && numberOf(percent) >= min && numberOf(percent) <= max;
  const hasNoRule = how === 'rule' && rule.data?.rule === null;
  const isTooMany = ids.length > limits.priceRowsMax;

  function send() {
    if (isTooMany || hasNoRule || (how === 'percent' && !isPercent)) return;
    preview.act({ ids: [...ids], how, ...(how === 'percent' ? { percent: numberOf(percent), ending } : {}) });
  }

  return (
    <Form label={words.showcase.bulk} onSend={send}>
      <ChoiceField
        label={words.showcase.bulkRule}
        value={how}
        onChange={setHow}
        options={(['percent', 'rule', 'suggested'] as const).map((value) => ({
          value,
          label: words.showcase.bulkRules[value],
        }))}
      />
      {how === 'percent' ? (
        <>
          <TextField
            label={words.showcase.bulkPercent}
            hint={words.showcase.bulkPercentHint}
            error={isPercent ? undefined : say(words.showcase.bulkPercentWrong, { min, max })}
            value={percent}
            onChange={setPercent}
            autoComplete="off"
          />
          <EndingField value={ending} onChange={setEnding} />
        </>
      ) : null}
      {hasNoRule ? (
        <Note>
          {words.showcase.bulkNoRule}
          <LinkButton to="/goodsList/prices" tone="quiet" size="small">
            {words.showcase.rule}
          </LinkButton>
        </Note>
      ) : null}
      {isTooMany ? (
        <Note tone="warn">{say(words.showcase.bulkTooMany, { max: limits.priceRowsMax })}</Note>
      ) : null}
      <ErrorBox error={preview.error} />
      <Button type="submit" isWide isBusy={preview.isBusy} disabled={hasNoRule || isTooMany}>
        {words.showcase.bulkShow}
      </Button>
    </Form>
  );
}

/** Also with the minus sign of a typesetter, or with digits of a Japanese or Chinese keyboard. */
function plainOf(typed: string): string {
  return typed.normalize('NFKC').trim().replace('−', '-');
}

function numberOf(typed: string): number {
  return Number(plainOf(typed));
}
