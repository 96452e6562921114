/** The one door to the shapes of visx. */
export { Area, Bar, Line, LinePath } from '@visx/shape';
