/** Choosing the part of a picture that its place shows. */
export const crop = {
  title: 'Choose the part to show',
  hint: 'Drag the picture to move it. Pinch, scroll, or press + and − to zoom.',
  stage: 'Picture: arrow keys move it, + and − zoom',
  zoom: 'Zoom',
  closer: 'Zoom in',
  farther: 'Zoom out',
  left: 'Move the frame left',
  right: 'Move the frame right',
  up: 'Move the frame up',
  down: 'Move the frame down',
  shown:
    'Zoom {zoom, number, ::percent}. Visible from {left, number, ::percent} to {right, number, ::percent} of the width and from {top, number, ::percent} to {bottom, number, ::percent} of the height.',
  preview: 'How it will look',
  previews: {
    phone: 'On a phone',
    computer: 'On a computer',
    product: 'On the product page',
    list: 'In lists',
    header: 'At the top of your shop',
  },
  small:
    'This part has only {width, number} × {height, number} pixels and may look blurred. Zoom out or choose a larger picture.',
  use: 'Use this part',
  adjust: 'Crop again',
  failed: 'The picture couldn’t be cropped on this device. Choose another picture.',
};
