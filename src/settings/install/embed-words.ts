import type { EmbedStep, EmbedStyle, ProjectType } from '../../model/settings/install/embed-code';
import type { InstallLabels } from './labels';

/** `standard` is `styleStandard` in labels. */
function capital<Name extends string>(name: Name): Capitalize<Name> {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;
}

export function styleName(style: EmbedStyle, labels: InstallLabels): string {
  return labels[`style${capital(style)}`];
}

export function styleText(style: EmbedStyle, labels: InstallLabels): string {
  return labels[`style${capital(style)}Text`];
}

export function projectName(project: ProjectType, labels: InstallLabels): string {
  return labels[`project${capital(project)}`];
}

export function stepText(step: EmbedStep, labels: InstallLabels): string {
  return labels[`step${capital(step)}`];
}
