/** The door of screens and settings to Radix Themes: its parts that are used as they are, and ours in their look. */
export { Button, Checkbox, IconButton, Spinner } from '@radix-ui/themes';
export { Switch } from './switch';
export { Heading, Text } from './text';
export { VisuallyHidden } from './visually-hidden';
