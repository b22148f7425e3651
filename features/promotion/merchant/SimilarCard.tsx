import { setSimilar, similarSetting } from '#features/promotion/delivery.contract.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { QueryView } from '#ui/QueryView.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { Text } from '#ui/Text.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';
import { useEndpoint } from '#ui/useEndpoint.ts';

/** Whether goods of other shops may stand below one's own: off unless somebody switched it on. */
export function SimilarCard() {
  const words = useWords().promotion.similar;
  const toast = useToast();
  const query = useEndpoint(similarSetting, {});
  const { act, isBusy, error } = useAct(setSimilar, {
    changes: [similarSetting],
    onDone: ({ on }) => toast(on ? words.isOn : words.isOff, 'good'),
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
