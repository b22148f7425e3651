import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { Note } from '#ui/content/Note.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useSay, useUiWords } from '#ui/words/words.tsx';
import { cutPicture, drawPreview, drawStage, frameOn, type OpenPicture } from './crop-canvas.ts';
import { shapeFacts, type Crop, type CropWords, type PreviewName } from './crop-shapes.ts';
import { areaOf, fitCrop, moveCrop, zoomCrop, zoomMaxOf } from './crop-view.ts';
import type { Area, CropFrame, CropView } from './crop-view.ts';
import { useStageMoves } from './useStageMoves.ts';

type Props = {
  crop: Crop;
  source: File;
  picture: OpenPicture;
  /** Where it was cropped before. */
  view: CropView | undefined;
  onCut: (file: File, view: CropView) => void;
  /** Nothing is taken: what was chosen before stays. */
  onCancel: () => void;
};

const previewClass: { readonly [K in PreviewName]: string } = {
  header: 'size-12',
  phone: 'aspect-3/1 w-36',
  computer: 'aspect-4/1 w-44',
  product: 'aspect-4/5 w-20',
  list: 'size-20',
};
const stepPixels = 12;
const stepZoom = 1.15;

/** Chooses the part of a picture that its place shows, by finger, mouse or keyboard, beside how it will look. */
export function CropSheet({ crop, source, picture, view: before, onCut, onCancel }: Props) {
  const { words, shape, beside } = crop;
  const facts = shapeFacts(shape);
  const frame: CropFrame = { picture, ratio: facts.ratio };
  const [view, setView] = useState(() => before ?? fitCrop(frame));
  const [isCutting, setCutting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const area = areaOf(frame, view);
  const common = useUiWords();
  const say = useSay();

  async function cut(): Promise<void> {
    setCutting(true);
    const file = await cutPicture(picture, area, source);
    setCutting(false);
    if (file === undefined) setFailed(true);
    else onCut(file, view);
  }

  return (
    <Sheet
      isOpen
      title={words.title}
      onClose={onCancel}
      footer={
        <>
          {hasFailed ? <Note tone="warn">{words.failed}</Note> : null}
          <div className="grid grid-cols-2 gap-2">
            <Button tone="quiet" onClick={onCancel}>
              {common.cancel}
            </Button>
            <Button isBusy={isCutting} onClick={() => void cut()}>
              {words.use}
            </Button>
          </div>
        </>
      }
    >
      <CropStage words={words} picture={picture} frame={frame} area={area} onView={setView} />
      <Controls words={words} frame={frame} area={area} view={view} onView={setView} />
      <figure className="flex flex-col gap-2">
        <figcaption className="text-meta font-medium">{words.preview}</figcaption>
        <ul className="flex flex-wrap items-end gap-4">
          {facts.previews.map(({ name, ratio }) => (
            <li key={name} className="flex flex-col gap-1">
              <span className="flex items-center gap-2 font-medium">
                <Preview picture={picture} area={area} ratio={ratio} className={previewClass[name]} />
                {beside}
              </span>
              <span className="text-meta text-muted">{words.previews[name]}</span>
            </li>
          ))}
        </ul>
      </figure>
      {area.width < facts.widthMin ? (
        <Note tone="warn">{say(words.small, { width: area.width, height: area.height })}</Note>
      ) : null}
    </Sheet>
  );
}

type SetView = (change: (view: CropView) => CropView) => void;
type PartProps = { words: CropWords; frame: CropFrame; area: Area; onView: SetView };

/** The picture under its frame; it takes the finger for itself, the sheet does not scroll under it. */
function CropStage({ words, picture, frame, area, onView }: PartProps & { picture: OpenPicture }) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { ratio } = frame;
  const stageClass = ratio > 2 ? 'h-40 sm:h-56' : 'h-60 sm:h-80';

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const draw = () => drawStage(element, picture, area, ratio);
    draw();
    const watcher = new ResizeObserver(draw);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [picture, area, ratio]);

  const moves = useStageMoves(stage, {
    onMove: (x, y) => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
      const scale = area.width / frameOn({ width, height }, ratio).width;
      onView((view) => moveCrop(frame, view, { x: -x * scale, y: -y * scale }));
    },
    onZoom: (factor) => onView((view) => zoomCrop(frame, view, view.zoom * factor)),
  });

  return (
    <div className="flex flex-col gap-2">
      <div
        ref={stage}
        role="application"
        aria-label={words.stage}
        aria-describedby={id}
        // Arrow keys move what the finger moves.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...moves}
        className={cx('w-full cursor-move touch-none overflow-hidden rounded-field bg-sunken', stageClass)}
      >
        <canvas ref={canvas} aria-hidden className="block size-full" />
      </div>
      <p id={id} className="text-meta text-muted">
        {words.hint}
      </p>
    </div>
  );
}

/** The same by buttons, for whoever cannot drag; what is visible then is said to whoever cannot see it. */
function Controls({ words, frame, area, view, onView }: PartProps & { view: CropView }) {
  const say = useSay();
  const { picture } = frame;
  const max = zoomMaxOf(frame);
  const percent = Math.round(view.zoom * 100);
  const by = (x: number, y: number) => () => {
    const step = (stepPixels * area.width) / 300;
    onView((before) => moveCrop(frame, before, { x: x * step, y: y * step }));
  };
  const zoom = (to: number) => onView((before) => zoomCrop(frame, before, to));
  const icon = 'size-5';
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <IconButton
          label={words.farther}
          icon={<Minus aria-hidden className={icon} />}
          disabled={view.zoom <= 1}
          onClick={() => zoom(view.zoom / stepZoom)}
        />
        <input
          type="range"
          aria-label={words.zoom}
          aria-valuetext={`${percent}%`}
          min={100}
          max={Math.max(101, Math.round(max * 100))}
          value={percent}
          disabled={max <= 1}
          onChange={(event) => zoom(Number(event.target.value) / 100)}
          className="min-h-target min-w-0 flex-1 accent-accent"
        />
        <IconButton
          label={words.closer}
          icon={<Plus aria-hidden className={icon} />}
          disabled={view.zoom >= max}
          onClick={() => zoom(view.zoom * stepZoom)}
        />
      </div>
      <div className="flex justify-center gap-2">
        <IconButton
          label={words.left}
          icon={<ArrowLeft aria-hidden className={icon} />}
          onClick={by(-1, 0)}
        />
        <IconButton label={words.up} icon={<ArrowUp aria-hidden className={icon} />} onClick={by(0, -1)} />
        <IconButton label={words.down} icon={<ArrowDown aria-hidden className={icon} />} onClick={by(0, 1)} />
        <IconButton
          label={words.right}
          icon={<ArrowRight aria-hidden className={icon} />}
          onClick={by(1, 0)}
        />
      </div>
      <LiveStatus
        text={say(words.shown, {
          zoom: view.zoom,
          left: area.left / picture.width,
          right: (area.left + area.width) / picture.width,
          top: area.top / picture.height,
          bottom: (area.top + area.height) / picture.height,
        })}
      />
    </div>
  );
}

const quietMs = 600;

/** Says the last of many changes: a reader that is told of each pixel says nothing else. */
function LiveStatus({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

type PreviewProps = { picture: OpenPicture; area: Area; ratio: number; className: string };

function Preview({ picture, area, ratio, className }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawPreview(canvas.current, picture, area, ratio);
  }, [picture, area, ratio]);
  return <canvas ref={canvas} aria-hidden className={cx('shrink-0 rounded-field bg-sunken', className)} />;
}
