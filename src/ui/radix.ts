/**
 * The door of screens and settings to Radix Themes: its parts that are used as they are, and ours that look like them.
 */
export { Button, IconButton, Spinner } from '@radix-ui/themes';
export { Checkbox } from './inputs/checkbox';
export { Switch } from './inputs/switch';
export { Heading, Text } from './base/text';
export { VisuallyHidden } from './base/visually-hidden';
