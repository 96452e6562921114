import type { ChatdeckThemeProps } from 'chatdeck';

/** What the page lets people choose; an empty text leaves it out of the code. */
export interface BrandChoice {
  accentColor: string;
  grayColor: string;
  fontFamily: string;
  radius: NonNullable<ChatdeckThemeProps['radius']>;
  scaling: NonNullable<ChatdeckThemeProps['scaling']>;
  appearance: NonNullable<ChatdeckThemeProps['appearance']>;
}

export const initialBrand: BrandChoice = {
  accentColor: '#ff5a36',
  grayColor: 'auto',
  fontFamily: '',
  radius: 'medium',
  scaling: '100%',
  appearance: 'inherit',
};

/** The theme's element, with the props that aren't its defaults. */
export function brandElement(choice: BrandChoice): string {
  const props = Object.entries<string>({ ...choice }).filter(
    ([name, value]) => name === 'accentColor' || isChosen(choice, name, value),
  );
  return `<ChatdeckTheme ${props.map(([name, value]) => `${name}=${attribute(value)}`).join(' ')}>`;
}

/** The command that writes the same as CSS; the appearance is the theme's alone. */
export function brandCommand(choice: BrandChoice): string {
  const options = Object.entries({
    gray: choice.grayColor,
    radius: choice.radius,
    scaling: choice.scaling,
    font: choice.fontFamily,
  }).filter(([, value]) => !['', 'auto', 'medium', '100%'].includes(value));
  const words = options.flatMap(([name, value]) => [`--${name}`, quoted(value)]);
  return ['npx chatdeck theme', quoted(choice.accentColor), ...words, '--out brand.css'].join(' ');
}

function isChosen(choice: BrandChoice, name: string, value: string): boolean {
  return value !== '' && name in choice && initialBrand[name as keyof BrandChoice] !== value;
}

function attribute(value: string): string {
  return value.includes('"') ? `{${JSON.stringify(value)}}` : `"${value}"`;
}

/** As a shell reads it. */
function quoted(value: string): string {
  return /^[\w%-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}
