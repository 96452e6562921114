/** The door of screens and settings to Radix Themes: its parts that are used as they are. */
export { Button, Checkbox, Heading, IconButton, Spinner, Switch, Text } from '@radix-ui/themes';
export { VisuallyHidden } from './visually-hidden';
