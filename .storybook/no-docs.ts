import { definePreviewAddon } from 'storybook/internal/csf';

/** Stands for the addon of the documentation pages where nobody reads them. */
export default () => definePreviewAddon({});
