import { lazyPart } from '../later/lazy-part';

/** The review of changes, whose code loads when it first opens. */
export const ReviewDialog = /* @__PURE__ */ lazyPart(
  () => import('./review-dialog').then((part) => part.ReviewDialog),
  null,
);
