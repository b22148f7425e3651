import { setSimilar, similarSetting } from '#features/promotion/delivery.contract.ts';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { SwitchField } from '#ui/forms/SwitchField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useUndo } from '#ui/calls/useUndo.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

/** Whether goods of other shops may stand below one's own: off unless somebody switched it on. */
export function SimilarCard() {
  const words = useWords().promotion.similar;
  const offerUndo = useUndo(setSimilar, [similarSetting]);
  const query = useEndpoint(similarSetting, {});
  const { act, isBusy, error } = useAct(setSimilar, {
    changes: [similarSetting],
    onDone: ({ on }) => offerUndo(on ? words.isOn : words.isOff, { ask: { on: !on } }),
  });
  return (
    <Card title={words.title}>
      <Text look="muted">{words.detail}</Text>
      <QueryView query={query} skeleton={<Skeleton shape="line" />}>
        {({ on }) => (
          <SwitchField
            label={words.label}
            isOn={on}
            disabled={isBusy}
            onChange={(next) => act({ on: next })}
          />
        )}
      </QueryView>
      <ErrorBox error={error} />
    </Card>
  );
}
