/** The door of screens and settings to Radix Themes: its parts that are used as they are, and ours in their look. */
export { Button, IconButton, Spinner } from '@radix-ui/themes';
export { Checkbox } from './checkbox';
export { Switch } from './switch';
export { Heading, Text } from './text';
export { VisuallyHidden } from './visually-hidden';
