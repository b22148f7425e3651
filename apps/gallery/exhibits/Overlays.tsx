import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { UndoButton } from '#ui/states/UndoButton.tsx';
import { Exhibit } from '../Exhibit.tsx';

/** What comes over the page. */
export function Overlays() {
  const [open, setOpen] = useState<'sheet' | 'dialog'>();
  const toast = useToast();
  const close = () => setOpen(undefined);
  return (
    <>
      <Exhibit of="Sheet">
        <Button onClick={() => setOpen('sheet')}>Open the sheet</Button>
        <Sheet isOpen={open === 'sheet'} onClose={close} title="A sheet" footer={<Button>Save</Button>}>
          <Text>What it is about.</Text>
        </Sheet>
      </Exhibit>
      <Exhibit of="ConfirmDialog">
        <Button tone="danger" onClick={() => setOpen('dialog')}>
          Ask before it is done
        </Button>
        <ConfirmDialog
          isOpen={open === 'dialog'}
          onClose={close}
          onConfirm={close}
          title="Remove 12 goods?"
          action="Remove"
          isDanger
        >
          <Text>They can be brought back for 10 minutes.</Text>
        </ConfirmDialog>
      </Exhibit>
      <Exhibit of="ToastProvider">
        <Stack isRow>
          <Button tone="plain" onClick={() => toast('Saved', 'good')}>
            Say that it is done
          </Button>
          <Button tone="plain" onClick={() => toast('This could not be saved', 'bad')}>
            Say that it is not
          </Button>
          <Button
            tone="plain"
            onClick={() =>
              toast('Saved', 'good', (end) => <UndoButton onEnd={end} onPress={() => toast('Undone')} />)
            }
          >
            Offer the way back
          </Button>
        </Stack>
      </Exhibit>
    </>
  );
}
