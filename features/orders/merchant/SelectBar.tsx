import { limits } from '#domain/limits.ts';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';

type BarProps = {
  count: number;
  isFull: boolean;
  onAll: () => void;
  onConfirm: () => void;
  onEnd: () => void;
};

type BoxProps = {
  number: string;
  isOn: boolean;
  isBlocked: boolean;
  onChange: (isOn: boolean) => void;
};

/** How many orders are selected, and what can be done with them. */
export function SelectBar({ count, isFull, onAll, onConfirm, onEnd }: BarProps) {
  const words = useWords();
  const say = useSay();
  return (
    <div className="flex flex-col gap-2">
      <Text look="small">{words.orders.selectHint}</Text>
      <div role="status">
        <Text look="strong">{say(words.orders.selected, { count })}</Text>
        {isFull ? (
          <Text look="small">{say(words.orders.selectTooMany, { count: limits.payOrdersMax })}</Text>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={count === 0} onClick={onConfirm}>
          {say(words.orders.confirmSelected, { count })}
        </Button>
        <Button tone="plain" size="small" onClick={onAll}>
          {words.orders.selectAll}
        </Button>
        <Button tone="quiet" size="small" onClick={onEnd}>
          {words.orders.selectNone}
        </Button>
      </div>
    </div>
  );
}

/** The box of an order that is selected for confirming; no more can be selected once the limit is reached. */
export function SelectBox({ number, isOn, isBlocked, onChange }: BoxProps) {
  const words = useWords();
  const say = useSay();
  return (
    <CheckField
      label={say(words.orders.select, { number })}
      isLabelHidden
      isOn={isOn}
      disabled={isBlocked}
      onChange={onChange}
    />
  );
}
