// Sections of a shop's own look.
export const storefrontLook = {
  lookFeatured: 'Featured',
  lookStory: 'Our story',
  lookReviews: 'What buyers say',
  lookPreview: 'Preview: only you can see this',
};
