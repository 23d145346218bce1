/**
 * Responses of Google's Places (New) and Geocoding in their documented form, reduced to our field
 * mask.
 */
export const autocomplete = {
  suggestions: [
    {
      placePrediction: {
        place: "places/EhxWaWEgQ2F2b3VyLCAxMiwgUm9tYSwgSXRhbGlh",
        placeId: "EhxWaWEgQ2F2b3VyLCAxMiwgUm9tYSwgSXRhbGlh",
        text: { text: "Via Cavour, 12, Roma, RM, Italia", matches: [{ endOffset: 10 }] },
        structuredFormat: {
          mainText: { text: "Via Cavour, 12" },
          secondaryText: { text: "Roma, RM, Italia" },
        },
        types: ["street_address", "geocode"],
      },
    },
    { queryPrediction: { text: { text: "via cavour ristoranti" } } },
  ],
};

export const details = {
  id: "ChIJu46S-ZZhLxMROG5lkwZ3D7k",
  formattedAddress: "Via Cavour, 12, 00184 Roma RM, Italia",
  location: { latitude: 41.8993145, longitude: 12.4986713 },
  addressComponents: [
    { longText: "12", shortText: "12", types: ["street_number"], languageCode: "it" },
    { longText: "Via Cavour", shortText: "Via Cavour", types: ["route"], languageCode: "it" },
    { longText: "Roma", shortText: "Roma", types: ["locality", "political"], languageCode: "it" },
    {
      longText: "Città metropolitana di Roma Capitale",
      shortText: "RM",
      types: ["administrative_area_level_2", "political"],
      languageCode: "it",
    },
    { longText: "Lazio", shortText: "Lazio", types: ["administrative_area_level_1", "political"] },
    { longText: "Italia", shortText: "IT", types: ["country", "political"] },
    { longText: "00184", shortText: "00184", types: ["postal_code"] },
  ],
};

export const geocoded = {
  results: [
    {
      address_components: [
        { long_name: "00044", short_name: "00044", types: ["postal_code"] },
        {
          long_name: "Frascati",
          short_name: "Frascati",
          types: ["administrative_area_level_3", "political"],
        },
        {
          long_name: "Città metropolitana di Roma Capitale",
          short_name: "RM",
          types: ["administrative_area_level_2", "political"],
        },
        { long_name: "Italia", short_name: "IT", types: ["country", "political"] },
      ],
      formatted_address: "00044 Frascati RM, Italia",
      geometry: {
        location: { lat: 41.8159, lng: 12.6827 },
        location_type: "APPROXIMATE",
        viewport: { northeast: { lat: 41.87, lng: 12.74 }, southwest: { lat: 41.78, lng: 12.61 } },
      },
      place_id: "ChIJY4hPbtiILxMRYA4aKqpkCRM",
      types: ["postal_code"],
    },
  ],
  status: "OK",
};

export const nothing = { results: [], status: "ZERO_RESULTS" };
export const denied = {
  error_message: "The provided API key is invalid.",
  results: [],
  status: "REQUEST_DENIED",
};

/** A complete geocoding response recorded from the live service: a house in a town of Lazio. */
export const recorded = {
  results: [
    {
      address_components: [
        { long_name: "30", short_name: "30", types: ["street_number"] },
        { long_name: "Via Roma", short_name: "Via Roma", types: ["route"] },
        { long_name: "Terracina", short_name: "Terracina", types: ["locality", "political"] },
        {
          long_name: "Terracina",
          short_name: "Terracina",
          types: ["administrative_area_level_3", "political"],
        },
        {
          long_name: "Provincia di Latina",
          short_name: "LT",
          types: ["administrative_area_level_2", "political"],
        },
        { long_name: "Lazio", short_name: "Lazio", types: ["administrative_area_level_1", "political"] },
        { long_name: "Italia", short_name: "IT", types: ["country", "political"] },
        { long_name: "04019", short_name: "04019", types: ["postal_code"] },
      ],
      formatted_address: "Via Roma, 30, 04019 Terracina LT, Italia",
      geometry: {
        location: { lat: 41.2896711, lng: 13.2502455 },
        location_type: "ROOFTOP",
        viewport: {
          northeast: { lat: 41.2910200802915, lng: 13.2515944802915 },
          southwest: { lat: 41.2883221197085, lng: 13.2488965197085 },
        },
      },
      place_id: "ChIJNwYq6mkjJRMR80SzzRlDGi4",
      types: ["street_address"],
    },
  ],
  status: "OK",
};
