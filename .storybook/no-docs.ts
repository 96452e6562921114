import { definePreviewAddon } from 'storybook/internal/csf';

/** Replaces the documentation addon where no one reads it. */
export default () => definePreviewAddon({});
