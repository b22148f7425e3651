import { Camera, Crop as CropIcon, FileText, Paperclip, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { accepts, prepareFile } from './prepare-file.ts';
import type { FileFault, FileKind } from './prepare-file.ts';
import type { Crop } from '#ui/crop/crop-shapes.ts';
import { useCrop } from '#ui/crop/useCrop.tsx';
import { useSay, useUiWords } from '#ui/words/words.tsx';

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** `proof` takes a PDF too. */
  takes: FileKind;
  value: File | undefined;
  /** Gets the file as it will be sent: made small, turned upright. */
  onChange: (file: File | undefined) => void;
  bytesMax?: number;
  disabled?: boolean;
  /** The place that a picture is cropped for before it is taken. */
  crop?: Crop | undefined;
  /** Under the chosen file: how far its upload is. */
  below?: ReactNode;
};

const megabyte = 1_048_576;

/** A picture from the camera or a file from the phone, kept for a form that sends it with its other fields. */
export function FileField({ label, hint, error, takes, value, onChange, below, ...rest }: Props) {
  const { bytesMax = limits.uploadBytesMax, disabled = false, crop } = rest;
  const words = useUiWords();
  const id = useId();
  const [isPreparing, setPreparing] = useState(false);
  const [fault, setFault] = useState<FileFault>();
  const faultText = useFaultText(takes, bytesMax);
  const said = error ?? (fault === undefined ? undefined : faultText(fault));
  const described = [said ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');

  const cropping = useCrop(crop, (file) => {
    if (file.size > bytesMax) setFault('tooLarge');
    else onChange(file);
  });

  async function take(file: File): Promise<void> {
    setPreparing(true);
    setFault(undefined);
    if (await cropping.begin(file)) {
      setPreparing(false);
      return;
    }
    cropping.forget();
    const prepared = await prepareFile(file, takes, bytesMax);
    setPreparing(false);
    if ('file' in prepared) onChange(prepared.file);
    else setFault(prepared.fault);
  }

  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={described || undefined}
      className="flex flex-col gap-1.5"
    >
      <span id={id} className="text-meta font-medium">
        {label}
      </span>
      {value === undefined ? null : (
        <ChosenFile file={value} onRemove={disabled ? undefined : () => onChange(undefined)} />
      )}
      {below}
      {isPreparing ? (
        <p role="status" className="flex min-h-12 items-center text-meta text-muted">
          {words.filePreparing}
        </p>
      ) : (
        <Pickers
          takes={takes}
          isAgain={value !== undefined}
          isDisabled={disabled}
          onPick={(file) => void take(file)}
          onAdjust={value === undefined ? undefined : cropping.adjust}
          adjust={crop?.words.adjust}
        />
      )}
      {cropping.sheet}
      {said ? (
        <p id={`${id}-error`} role="alert" className="text-meta font-medium text-bad">
          {said}
        </p>
      ) : null}
      {hint ? (
        <div id={`${id}-hint`} className="text-meta text-muted">
          {hint}
        </div>
      ) : null}
    </div>
  );
}

/** What is wrong with a chosen file, in words. */
function useFaultText(takes: FileKind, bytesMax: number): (fault: FileFault) => string {
  const words = useUiWords();
  const say = useSay();
  const kinds = takes === 'proof' ? words.fileKindsProof : words.fileKindsPicture;
  return (fault) => {
    if (fault === 'tooLarge') return say(words.fileTooLarge, { size: Math.floor(bytesMax / megabyte) });
    return fault === 'wrongKind' ? say(words.fileWrongKind, { kinds }) : words.fileUnreadable;
  };
}

type PickersProps = {
  takes: FileKind;
  isAgain: boolean;
  isDisabled: boolean;
  onPick: (file: File) => void;
  /** Crops the picture that was chosen once more. */
  onAdjust: (() => void) | undefined;
  adjust: string | undefined;
};

/** The camera is offered where there is a finger: elsewhere it would open the same window as the other button. */
function Pickers({ takes, isAgain, isDisabled, onPick, onAdjust, adjust }: PickersProps) {
  const words = useUiWords();
  const [hasCamera] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  return (
    <div className="flex flex-wrap gap-2">
      {hasCamera ? (
        <Picker label={words.takePhoto} accept="image/*" isCamera isDisabled={isDisabled} onPick={onPick} />
      ) : null}
      <Picker
        label={isAgain ? words.chooseOther : words.chooseFile}
        accept={accepts[takes]}
        isDisabled={isDisabled}
        onPick={onPick}
      />
      {onAdjust === undefined ? null : (
        <Button
          tone="plain"
          disabled={isDisabled}
          icon={<CropIcon aria-hidden className="size-5" />}
          onClick={onAdjust}
        >
          {adjust}
        </Button>
      )}
    </div>
  );
}

type PickerProps = {
  label: string;
  accept: string;
  isCamera?: boolean;
  isDisabled: boolean;
  onPick: (file: File) => void;
};

function Picker({ label, accept, isCamera = false, isDisabled, onPick }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        tone="plain"
        disabled={isDisabled}
        icon={
          isCamera ? <Camera aria-hidden className="size-5" /> : <Paperclip aria-hidden className="size-5" />
        }
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        {...(isCamera ? { capture: 'environment' } : {})}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file chosen once more is a choice too.
          event.target.value = '';
          if (file !== undefined) onPick(file);
        }}
      />
    </>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: (() => void) | undefined }) {
  const words = useUiWords();
  const say = useSay();
  const size = say(words.fileSize, { size: (file.size / megabyte).toFixed(1) });
  return (
    <div className="flex items-center gap-3 rounded-field border border-line bg-surface p-2">
      <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-field bg-sunken text-muted">
        {file.type.startsWith('image/') ? (
          <Preview file={file} />
        ) : (
          <FileText aria-hidden className="size-6" />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-medium">{file.name}</span>
        <span className="tabular text-meta text-muted">{size}</span>
      </span>
      {onRemove === undefined ? null : (
        <IconButton
          label={say(words.removeFile, { name: file.name })}
          icon={<X aria-hidden className="size-5" />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}

/** The page itself shows the file, under an address that is given back when it is no longer shown. */
function Preview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt="" className="size-full object-cover" />;
}
