import type { ArticleText } from '#domain/content/articles.ts';

/** Answers about the pictures and videos that a merchant uploads. */
export const media = {
  'crop-pictures': {
    title: 'How do I crop a picture?',
    body: `
When you choose a logo, a banner or a picture of your own for a product, you first choose the part that is shown. You find logo and banner in [shop information](/shop), product pictures under **Text and pictures** of a product.

- **Move**: drag the picture, or use the arrow buttons or arrow keys.
- **Zoom**: pinch with two fingers, scroll, move the slider, or press + and −.
- **Preview**: below you see how it will look, on a phone and on a computer, or on the product page and in lists.

Only the part you chose is uploaded; the original stays on your device. **Cancel** changes nothing. After **Use this part** you can choose **Crop again** until you save.

A logo is square, a banner three times as wide as high, a product picture upright (4:5). If the part is too small for its place, we tell you before you use it.
`,
  },
  'product-video': {
    title: 'How do I add a video to a product?',
    body: `
Open a product in your [showcase](/goodsList), choose **Text and pictures**, and under **Video** choose **Choose a video**.

- One video per product, at most 30 seconds and 20 MB, as MP4/MOV (H.264 with AAC sound) or WebM. Anything else is refused with the reason.
- If the connection breaks, the file stays chosen: choose **Try again**, or wait until you’re online.
- Buyers start it themselves, and nothing is loaded before. Its preview is the product’s first picture, so put your best picture first.
- Under **What is said and heard**, write the words and sounds for people who can’t hear them. It’s shown below the video and follows the rules of [your own text](own-words).
- **Save** shows it in your shop. For 10 minutes you can undo that.

The place, time and device that a phone writes into a video are removed. The picture and the sound stay as they are: check what can be seen and heard before you save.

A video that you replace or remove is deleted within two days, and so is that of a product you take out of your showcase.

**An iPhone video is refused?** Under Settings, Camera, Formats, choose “Most Compatible” and record it again, or save it as MP4.
`,
  },
} satisfies Record<string, ArticleText>;
