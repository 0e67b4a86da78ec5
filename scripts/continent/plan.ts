import type { Point } from './plane.ts';

/** The hand-placed control points of the continent. Noise bends everything between them. */

/** Clockwise from the north-west cape. Open to the north edge between x 31.5 and 35.5: land runs off the board there. */
// biome-ignore format: a line of points reads as a line
export const COAST: readonly Point[] = [
  // Great Blue, north coast
  [3.9, 5.4], [4.6, 4.2], [5.4, 3.5], [6.6, 3.4], [7.4, 2.2], [8.6, 2.4], [8.9, 3.9], [10, 4.6], [10.9, 3.6],
  [11.2, 2.2], [12, 1], [13.2, 0.9], [13.7, 2.4], [15, 2.6], [15.3, 4.2], [16.2, 4.8], [16.3, 6.6], [17.2, 7.4],
  [18.3, 6.2], [18.9, 5.2], [19.6, 4.5], [21, 4.5], [21.8, 5],
  // the Sparling peninsula
  [22, 3.8], [21.3, 2.8], [21.9, 1.2], [23.2, 0.8], [24.2, 1.6], [25.3, 1.1], [26.4, 0.5], [27.6, 0.6], [28.2, 1.3],
  [29.3, 1.3], [29.5, 2.8], [28.8, 3.8], [29.6, 4.8], [30.6, 4.4], [31, 3], [31.9, 2], [31.7, 0.6], [31.4, -2],
  [35.5, -2],
  // New Endor and the desert
  [35.2, 0], [34.7, 1], [35.2, 2.2], [36.6, 2.2], [37.4, 1.4], [38.6, 2], [39.2, 3.4], [40, 4.8], [41.8, 5.6],
  [43.6, 5.2], [44.6, 4], [45.6, 3.6],
  // Big Red, north coast
  [46.1, 2.2], [47.3, 0.9], [48.8, 0.6], [49.6, 1.8], [50.3, 2.6], [52.4, 2.4], [52.8, 3.8], [53.4, 5.4],
  [54.4, 6.3], [55.4, 5.2],
  // the neutral corner
  [55.2, 3.6], [56.4, 3], [56.6, 1.4], [58, 0.4], [59, 1.6], [60.2, 0.5], [61.6, 0.9], [61.4, 2.6], [62.3, 3.8],
  [61.2, 4.8], [62.2, 6.2], [61, 7.2],
  // east coast
  [59.3, 7.9], [58.8, 8.8], [60.2, 9.3], [61.8, 9.5], [62, 10.8], [60.9, 11.6], [61.2, 12.8], [61.6, 13.8],
  [60.4, 14.6], [58.6, 15], [57.2, 15.8], [56.9, 17], [58, 17.8], [59.6, 18.2], [60.9, 19], [61.7, 20.4],
  [61.5, 21.6], [61.6, 22.4], [61.2, 23.2], [59.8, 23.8], [59.2, 25], [59.6, 26.4], [60.6, 27], [61.6, 28.2],
  [61.2, 29.8], [60.2, 30.6], [59.8, 31.6], [58.9, 32], [59.2, 33.2], [59.4, 34.8], [58, 36], [56.4, 35.6],
  [55.6, 34.2], [54.6, 32.8], [53.2, 32.3], [51.8, 32.9], [51, 34], [49.6, 33.9], [49, 32.8], [47.6, 32.3],
  [46, 32.8], [45.2, 33.4], [44.2, 32.6], [43, 32.8], [42.2, 34], [41, 34.2], [40.4, 33], [41, 31.9],
  // the southern gulf
  [39.6, 30.7], [37.7, 30.9], [36.8, 30], [37, 28.8], [35.8, 28.2], [35.4, 26.8], [34.2, 26.3], [33.8, 25.2],
  [32.6, 25.4], [32, 26.6], [31.6, 28], [30.2, 28.4], [29.4, 29.6], [28.4, 30.6], [27, 30.7], [25.6, 31.4],
  [24.2, 31], [22.9, 30.8],
  // Great Blue, south and west coasts
  [22.8, 31.8], [21.8, 32.8], [20.2, 32.7], [19.2, 31.6], [18.4, 30.4], [17.2, 30.2], [16.2, 31], [15.8, 32.4],
  [15.2, 33.8], [13.9, 34], [12.8, 33], [11.6, 32.4], [10.6, 31.6], [9.8, 32.4], [9.8, 33.8], [9.4, 35.4],
  [7.9, 36.6], [6.2, 36.2], [5.2, 34.6], [5.9, 33], [5.2, 31.6], [4.2, 30.8], [3.4, 29.4], [3.2, 28], [2.3, 26.8],
  [2.6, 25.6], [2.4, 24.4], [3.6, 23.4], [4.2, 22], [3, 21.2], [2, 20.4], [2.2, 19.2], [3.6, 18.6], [5, 18.4],
  [5.8, 17.6], [5, 16.8], [3.8, 16.4], [2.6, 15.8], [2.6, 14.4], [2.2, 13.4], [3.2, 12.6], [4.6, 12.4], [5.6, 11.4],
  [5, 10.2], [4, 9.8], [2.9, 9], [1.9, 8], [2.6, 6.8], [3.6, 6.3],
];

// biome-ignore format: a line of points reads as a line
export const LAKES: readonly (readonly Point[])[] = [
  // Pinsky: a bent lake, its long arm in the south-west
  [
    [31, 17.6], [32, 16.6], [33.4, 16.9], [34.6, 16.5], [35.9, 17.3], [36, 18.5], [35, 19.3], [34.5, 20.4],
    [32.8, 20.7], [31.2, 20.6], [29.8, 20.5], [29.9, 19.5], [31.2, 19.2], [31.5, 18.4],
  ],
  // Frederick
  [
    [38.2, 26.4], [38.8, 25.4], [40.2, 25.5], [41.2, 24.7], [41.9, 25.6], [41.4, 26.7], [41.6, 27.7], [40.2, 28.3],
    [39, 27.5],
  ],
];

/** Country outlines, drawn generously over the coast; the first that holds a hex owns it. */
// biome-ignore format: a line of points reads as a line
export const COUNTRIES: readonly { readonly letter: string; readonly outline: readonly Point[] }[] = [
  {
    letter: 'x',
    outline: [[54.6, -1], [55.2, 5.4], [57, 6.2], [58.6, 7.2], [60, 7.1], [64, 7.4], [64, -1]],
  },
  // the peninsula, then the main body
  {
    letter: 'b',
    outline: [[21.2, -2], [21.6, 5], [23, 5.7], [25, 6.4], [27, 6.3], [28.6, 5.6], [29.6, 4.6], [30.6, 3.2], [30.8, -2]],
  },
  {
    letter: 'b',
    outline: [[-1, -1], [19.2, -1], [18.6, 5.3], [18.2, 7], [19, 9], [18.6, 11], [17.9, 12.8], [18.4, 14.6], [19.6, 16.2], [20.4, 17.6], [21.6, 19], [22.4, 20.2], [22.2, 22], [21.3, 23.6], [20.6, 25.4], [20.3, 27.2], [21, 28.8], [21.6, 30.2], [22.3, 31], [23, 34], [22, 39], [-1, 39]],
  },
  {
    letter: 'c',
    outline: [[30.2, 8.2], [31.6, 7.2], [33.4, 7.5], [35.4, 7.6], [37, 8.6], [38.4, 10], [38.7, 12], [37.6, 13.6], [37.9, 15.4], [37.4, 17.2], [37.9, 19], [37.1, 21], [36.4, 22.6], [34.4, 22.7], [32.4, 23], [31.4, 22], [30.4, 20.6], [30.6, 17.4], [29.4, 15.6], [29.8, 13.2], [29.2, 11]],
  },
  {
    letter: 'n',
    outline: [[17, 3], [21.7, -2], [33, -2], [33.1, 1.5], [32.6, 4], [32.2, 6], [30.4, 8], [29, 12], [29, 15.6], [30.7, 17.4], [30.6, 18.6], [29, 18.7], [27, 19], [25, 19.4], [23.4, 18.9], [22, 18.7], [17, 18.7]],
  },
  {
    letter: 's',
    outline: [[19, 18], [31, 18], [31, 21], [32.2, 22.6], [32.6, 24], [31.8, 25.4], [32.4, 27], [32, 29], [31, 33], [23, 33], [20, 33]],
  },
  {
    letter: 'e',
    outline: [[32, -2], [46, -2], [46.2, 4], [45.6, 6], [46, 7.6], [45.1, 9.4], [45.3, 11.4], [44.6, 13.4], [44.9, 15.4], [44, 17.2], [42, 17.4], [40, 18.2], [38, 17.6], [36, 17.6], [31, 9], [31, 2.6]],
  },
  {
    letter: 't',
    outline: [[30, 20], [38, 16], [44, 16.6], [44.2, 18.6], [45, 20.4], [45.4, 22.4], [44.7, 24.4], [45.3, 26.4], [45.8, 28.4], [45.2, 30.4], [45.4, 32], [45, 36], [36, 36], [30, 30]],
  },
  {
    letter: 'r',
    outline: [[40, -2], [64, -2], [64, 39], [40, 39]],
  },
];

/** Ridges: a line and the half width of the range around it. */
// biome-ignore format: a line of points reads as a line
export const RANGES: readonly { readonly line: readonly Point[]; readonly width: number }[] = [
  // the massif north of Lake Pinsky: walls round a high valley
  { line: [[30.2, 8.2], [29.8, 9.6], [30.4, 11], [30.4, 12.2]], width: 1.15 },
  { line: [[35.4, 8.8], [35.7, 10.2], [35.2, 11.6], [34.6, 12.6]], width: 1.1 },
  { line: [[30.4, 8.2], [32.2, 7.5], [34, 7.6], [35.4, 8.6]], width: 1 },
  { line: [[30.6, 12.4], [32.6, 12.8], [34.6, 12.6]], width: 0.9 },
  // between Great Blue and Nord Walkure
  { line: [[18.6, 7.8], [18.8, 9.4], [18.2, 11], [17.7, 12]], width: 0.95 },
  // the neck of the peninsula
  { line: [[24.2, 6.1], [26, 6.3], [27.6, 6]], width: 0.7 },
  // Great Blue: the western and southern hills
  { line: [[7.2, 6.6], [8.6, 7.6], [9.4, 8.8]], width: 0.75 },
  { line: [[11.6, 28], [13.2, 29.2], [14.4, 30.6], [14.8, 32]], width: 0.85 },
  // Sud Walkure, its hills against San Estados
  { line: [[31.8, 23.4], [32.2, 24.6], [32, 25.6]], width: 0.8 },
  { line: [[20.8, 26.2], [20.6, 27.6], [21.1, 29]], width: 0.75 },
  // Big Red: the frontier range, the eastern and southern hills
  { line: [[47.6, 8], [48, 9.6], [47.6, 11.2], [47, 12.4]], width: 1 },
  { line: [[45.4, 24.6], [45.8, 26.2], [45.5, 27.6]], width: 0.85 },
  { line: [[54.2, 11], [55.6, 11.8], [56.6, 13.2]], width: 0.75 },
  { line: [[53.4, 28.6], [54.6, 29.8], [55.2, 31.4], [55.8, 33]], width: 0.85 },
];

// biome-ignore format: a line of points reads as a line
export const WOODS: readonly { readonly line: readonly Point[]; readonly width: number }[] = [
  // Great Blue
  { line: [[5.6, 12.4], [6.6, 13.6], [7.4, 15]], width: 1.3 },
  { line: [[11.4, 6.4], [13, 7.4]], width: 0.9 },
  { line: [[18.4, 14.2], [18.8, 15.8], [19.6, 17.2]], width: 1.05 },
  { line: [[21, 23.4], [20.2, 24.6]], width: 1 },
  { line: [[9.2, 25.4], [10.6, 26.4]], width: 1 },
  { line: [[17, 28.6], [18.2, 29.8]], width: 0.9 },
  { line: [[14.6, 24.2], [15.6, 24.8]], width: 0.7 },
  // Nord Walkure
  { line: [[23, 9.4], [23.6, 11], [23, 12.2]], width: 1.1 },
  { line: [[26.6, 15.6], [27.6, 16.8]], width: 0.8 },
  { line: [[27.4, 7.8], [28.2, 8.8]], width: 0.7 },
  { line: [[23, 2.6], [23.2, 3.6]], width: 0.6 },
  // Sud Walkure
  { line: [[24.2, 23.8], [25, 25], [24.6, 26]], width: 1.05 },
  { line: [[29, 26.2], [29.8, 27.2]], width: 0.7 },
  { line: [[24, 20.6], [25, 21]], width: 0.6 },
  // Calaedia
  { line: [[30.2, 14.4], [30.6, 15.4]], width: 0.7 },
  { line: [[36.4, 13.8], [36.8, 15.2]], width: 0.75 },
  { line: [[35.8, 21], [36.6, 20]], width: 0.7 },
  // New Endor
  { line: [[39.8, 12.6], [39.6, 14]], width: 0.85 },
  { line: [[34, 3.4], [35, 4.6]], width: 0.75 },
  { line: [[43.6, 13.6], [44, 15.2]], width: 1 },
  // San Estados
  { line: [[35.4, 24.4], [36.2, 25.6]], width: 1.05 },
  { line: [[43.6, 19], [44.6, 20]], width: 0.9 },
  { line: [[41.6, 29.6], [42.6, 30.2]], width: 0.7 },
  // Big Red
  { line: [[53, 13], [53.4, 14.6], [53.4, 15.8]], width: 1.15 },
  { line: [[49.4, 6], [50.6, 7.2]], width: 0.9 },
  { line: [[46.4, 17.2], [47, 18.4]], width: 0.8 },
  { line: [[57, 18.6], [58.2, 19.6]], width: 0.9 },
  { line: [[50.8, 24.6], [51.6, 26]], width: 1 },
  { line: [[47.4, 30], [48.6, 31]], width: 0.9 },
  { line: [[58, 25], [58.8, 26]], width: 0.75 },
];

// biome-ignore format: a line of points reads as a line
export const DESERT: readonly Point[] = [
  [38.4, 3.4], [40, 3.6], [41.4, 4], [43.2, 3.8], [44.8, 3], [46.4, 3.4], [47.8, 5.2], [47.2, 7.4], [46, 9],
  [43.6, 9.6], [41, 9.3], [39.4, 8.6], [38.2, 6.6],
];

export interface PlannedCity {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly hexes: string;
  /** Zone a port must lie on; the coast is cut so that it does. */
  readonly port?: string;
  readonly capital?: boolean;
  readonly inland?: string;
}

export const CITIES: readonly PlannedCity[] = [
  { key: 'B1', name: 'Kronfurt', country: 'b', hexes: 'U10 U11 T10', capital: true, inland: 'U11 B' },
  { key: 'B2', name: 'Varnholt', country: 'b', hexes: 'V20' },
  { key: 'B3', name: 'Brackenmouth', country: 'b', hexes: 'D13 E13', port: 'A' },
  { key: 'B4', name: 'Nebelhaven', country: 'b', hexes: 'E6 E7', port: 'A' },
  { key: 'B5', name: 'Thornbruck', country: 'b', hexes: 'K8' },
  { key: 'B6', name: 'Eisenholm', country: 'b', hexes: 'M15 M16' },
  { key: 'B7', name: 'Grauwick', country: 'b', hexes: 'P3 P4', port: 'A' },
  { key: 'B8', name: 'Dottermouth', country: 'b', hexes: 'Z3 Z4', port: 'B' },
  { key: 'B9', name: 'Steinhaven', country: 'b', hexes: 'GG9 HH9', port: 'B' },
  { key: 'B10', name: 'Marrowgate', country: 'b', hexes: 'BB14' },
  { key: 'B11', name: 'Ostergate', country: 'b', hexes: 'C29', port: 'A' },
  { key: 'B12', name: 'Sparlingham', country: 'b', hexes: 'E25' },
  { key: 'R1', name: 'Krasnodvor', country: 'r', hexes: 'U53 U54 T53', capital: true, inland: 'U54 D' },
  { key: 'R2', name: 'Kamenovar', country: 'r', hexes: 'P46' },
  { key: 'R3', name: 'Zimnegrad', country: 'r', hexes: 'D51 D52', port: 'E' },
  { key: 'R4', name: 'Vostogavan', country: 'r', hexes: 'K60 K61', port: 'E' },
  { key: 'R5', name: 'Medvedin', country: 'r', hexes: 'L51' },
  { key: 'R6', name: 'Yarilov', country: 'r', hexes: 'N56 N57' },
  { key: 'R7', name: 'Morozhin', country: 'r', hexes: 'W60 W61', port: 'D' },
  { key: 'R8', name: 'Yuzhny Mol', country: 'r', hexes: 'GG50 HH50', port: 'D' },
  { key: 'R9', name: 'Ust-Knabe', country: 'r', hexes: 'FF58 FF59', port: 'D' },
  { key: 'R10', name: 'Chernavets', country: 'r', hexes: 'AA47' },
  { key: 'R11', name: 'Rudavka', country: 'r', hexes: 'CC53' },
  { key: 'R12', name: 'Lyubomirsk', country: 'r', hexes: 'Q51' },
  { key: 'NW1', name: 'Skaldvik', country: 'n', hexes: 'F20 F21', port: 'A' },
  { key: 'NW2', name: 'Hrafnstad', country: 'n', hexes: 'K26' },
  { key: 'NW3', name: 'Jorundby', country: 'n', hexes: 'N21 N22' },
  { key: 'NW4', name: 'Tyrsholm', country: 'n', hexes: 'S25' },
  { key: 'SW1', name: 'Portovento', country: 's', hexes: 'EE23 EE24', port: 'C' },
  { key: 'SW2', name: 'Pontalto', country: 's', hexes: 'W27', inland: 'W27 C' },
  { key: 'SW3', name: 'Montargento', country: 's', hexes: 'Z30' },
  { key: 'SW4', name: 'Valdoro', country: 's', hexes: 'BB23' },
  { key: 'C1', name: 'Dunmorrach', country: 'c', hexes: 'P33 P34' },
  { key: 'C2', name: 'Caer Lwydd', country: 'c', hexes: 'L37' },
  { key: 'C3', name: 'Inverpinsk', country: 'c', hexes: 'V33' },
  { key: 'NE1', name: 'Valdruna', country: 'e', hexes: 'D38', port: 'E' },
  { key: 'NE2', name: 'Corvinesti', country: 'e', hexes: 'K44' },
  { key: 'NE3', name: 'Turnu Endor', country: 'e', hexes: 'M41 M42' },
  { key: 'NE4', name: 'Sarmizel', country: 'e', hexes: 'Q40' },
  { key: 'NE5', name: 'Cetalba', country: 'e', hexes: 'B34', port: 'E' },
  { key: 'SE1', name: 'San Bricio', country: 't', hexes: 'U41 U42' },
  { key: 'SE2', name: 'Santa Yelda', country: 't', hexes: 'X38' },
  { key: 'SE3', name: 'Puerto Escarlata', country: 't', hexes: 'EE38 EE39', port: 'C' },
  { key: 'SE4', name: 'Torre Quemada', country: 't', hexes: 'GG44', port: 'D' },
  { key: 'SE5', name: 'Villaparda', country: 't', hexes: 'BB43' },
];

/** Rivers from source to mouth through these hexes; between them the river finds its own bed. */
export const RIVERS: readonly { readonly name: string; readonly through: string }[] = [
  { name: 'Sparling', through: 'F27 E25 D23 C22' },
  { name: 'Dott', through: 'K18 N16 R13 U11 W8 Z4 Z3' },
  { name: 'North Lawrence', through: 'R31 P29 N26 K25 I23 F21' },
  { name: 'South Lawrence', through: 'U30 W27 Z27 CC25 EE24' },
  { name: 'Knabe', through: 'I48 L46 P46 S49 U53 U54 W56 Y56 AA58 CC57 FF58 FF59' },
];

/** Roads in order of importance: later ones run into earlier ones where that is cheap. */
// biome-ignore format: a line of points reads as a line
export const ROADS: readonly string[] = [
  // the trunk lines
  'B1 V14 U17 B2 SW2 SW3 C3 SE2 SE1', 'NW3 NW4 C1 NE4 R2 R12 R1', 'B6 NW3 NW2 NE5', 'B4 B5 B1', 'B3 B6 B1', 'B4 B3',
  'B3 I17 G20 NW1 B12 B11', 'B7 B1 B8', 'B1 B10 B9', 'B10 AA17 SW4 SW1', 'SW4 BB27 SW3', 'SW4 SW2 NW4', 'NE5 NE1 R3',
  'C1 C2 NE3 NE2 K47 J49 R5', 'NE4 SE1 SE5 SE3', 'SE5 R10 CC50 R11 R8', 'SE5 SE4 R8', 'R5 R3', 'R5 R12 R6 R4',
  'R1 R7', 'R1 R11 R9',
  // laterals behind both frontiers
  'B6 Q17 B2', 'B2 SW4', 'B10 Y18 B2', 'SE1 W44 V47 U49 R1', 'R10 R1', 'R2 R48 T48 U49',
  // coast roads
  'B8 B9', 'R6 S56 R7', 'R7 BB60 R9',
  // across the minor countries: round the massif, over it, and round the lake
  'C1 N34 L33 J33 H33 E33', 'NW1 H23 J25 NW2', 'NW1 NW3', 'NW2 O25 NW4', 'NW4 V29 X30', 'C1 C3', 'C2 H37 NE1',
  'SE2 SE3', 'NE4 NE3', 'NE1 NE2',
];

export const SEED = 1965;
/** Shares of the noise that become single woods, and wooded slopes. */
export const COPSE = 0.5;
export const WOODED = 0.33;
export const FORCE_LAND = 'U19 BB27 EE27';
export const FORCE_SEA = 'P2 Q2 B35 A35 FF37 FF38';
export const FORCE_CLEAR = 'U19 BB27';
export const FORCE_COUNTRY: readonly (readonly [string, string])[] = [['e', 'A32 A33 B32 B33']];
/** Invasion beaches besides the desert coast; a line each, all its hexes adjacent. */
// biome-ignore format: a line of points reads as a line
export const BEACHES: readonly string[] = [
  // Great Blue
  'E9 F9 F10', 'H2 I2', 'G15 H15 I16', 'C24 C25', 'V3 V4 W5', 'GG10 FF10 FF11', 'EE17 EE18 EE19',
  // Big Red
  'C49 D49', 'G53 G54 G55', 'M60 N60 O60', 'P57 P58', 'X60 Y60 Z59', 'GG53 GG54 GG55', 'GG47 GG48 GG49',
  // the minor countries
  'F29 F30 E31', 'F19 G19', 'EE26 EE27 EE28', 'CC30 CC31', 'Z33 AA33', 'CC37 DD37', 'FF40 FF41', 'D35 D36',
];

/** Zone lines run out to sea from capes. */
// biome-ignore format: a line of points reads as a line
export const ZONES: readonly { readonly letter: string; readonly outline: readonly Point[] }[] = [
  {
    letter: 'A',
    outline: [[-1, -3], [33, -3], [33, 8], [5, 18.6], [-1, 20.5]],
  },
  {
    letter: 'B',
    outline: [[-1, 20.5], [5, 18.6], [21, 25], [20.8, 33], [20.2, 39], [-1, 39]],
  },
  {
    letter: 'C',
    outline: [[20.2, 39], [20.8, 33], [21, 25], [41.8, 25], [41.8, 34], [42.4, 39]],
  },
  {
    letter: 'D',
    outline: [[42.4, 39], [41.8, 34], [41.8, 25], [56, 19.4], [65, 19.4], [65, 39]],
  },
  {
    letter: 'E',
    outline: [[33, -3], [33, 8], [56, 19.4], [65, 19.4], [65, -3]],
  },
];

/** Free lettering. */
export const LABELS: readonly string[] = [
  'sea "Skald Sea" along B15 B17 C18 C20',
  'sea "Grey Sea" along B2 B4 B6 B8',
  'sea "Western Ocean" along HH2 JJ3 KK4 LL6',
  'sea "Gulf of San Estados" along GG28 GG31 GG33 GG36',
  'sea "Southern Ocean" along KK46 KK49 KK52 KK55',
  'sea "Sea of Endor" along B38 B41 B43 B46',
  'sea "Koufax Bight" along E40 F41 E43',
  'sea "Yarilov Bay" along Q58 Q60 Q62',
  'lake "Lake Pinsky" along S32 S33 S34 S35',
  'lake "Lake Frederick" along AA39 AA40 AA41',
  'desert "Great Koufax Desert" along G39 H41 H43 G46',
  'range "The Cairnwall" along M31 K30 I30 H32',
  'range "Grenzwall" along H17 J18 L17',
  'range "Sparling Hills" along G24 G26 G28',
  'range "Nebel Hills" along G7 I8 J9',
  'range "Harrow Fells" along CC11 EE13 GG14',
  'range "Alpi Grigie" along AA20 CC20 DD21',
  'range "Monti d\'Argento" along X31 Y32 Z32',
  'range "Kamenny Poyas" along H46 J47 M47',
  'range "Sierra Parda" along Y45 AA45 CC45',
  'range "Yaril Hills" along L53 M55 O57',
  'range "Rudny Ridge" along DD53 FF55 HH56',
  'forest "Thornwald" along M5 O7 Q8',
  'forest "Hrafnskog" along J23 L23 M24',
  'forest "Bosco Nero" along X24 Z25 AA26',
  'forest "El Encinar" along Y35 AA36',
  'forest "Medved Wood" along M50 O52 Q53',
  'region "Sparling Peninsula" along D24 D26 D28',
  'channel "The North Channel" along G28 F31 F34 F36',
  'channel "The Middle Channel" along P27 O29 O32 P36',
  'channel "The South Channel" along W29 X32 X35 Y37',
  'country "Great Blue" along X6 W9 W13 X17',
  'country "Big Red" along W46 W49 X52 X54',
  'country "Nord Walkure" along P20 P22 Q24 P26',
  'country "Sud Walkure" along X22 X24 X26 X28',
  'country "Calaedia" along J31 J33 J34',
  'country "New Endor" along J38 J40 J42',
  'country "San Estados" along Z35 Z37 Z39 Z42',
];

export const NAMES: readonly (readonly [letter: string, role: string, name: string])[] = [
  ['b', 'blue', 'Great Blue'],
  ['r', 'red', 'Big Red'],
  ['n', 'minor', 'Nord Walkure'],
  ['s', 'minor', 'Sud Walkure'],
  ['c', 'minor', 'Calaedia'],
  ['e', 'minor', 'New Endor'],
  ['t', 'minor', 'San Estados'],
  ['x', 'neutral', 'Helvorn'],
];
