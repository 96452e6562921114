/** The one door to the scales of visx, apart from its shapes: a bundler keeps much of what scales are made of. */
export { scaleLinear } from '@visx/scale';
