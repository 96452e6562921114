import { saveOf, type OwnPlaces } from '../place';

export const places: OwnPlaces = {
  useAppearanceTab: { sendings: [saveOf('Title', 'Typed')] },
};
